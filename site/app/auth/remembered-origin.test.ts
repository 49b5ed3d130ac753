import { describe, expect, test } from 'vitest'
import { loginPathFrom, pathAfterLogin, pathWhenLoggedIn, readOrigin, sameSitePath } from './remembered-origin.ts'

describe('a path of this site', () => {
  test.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard?tab=analytics#today', '/dashboard?tab=analytics#today'],
    ['/crm/contacts/7', '/crm/contacts/7'],
    ['/a/../dashboard', '/dashboard'],
    ['/search?next=https://evil.example', '/search?next=https://evil.example'],
    ['/dashboard@evil.example', '/dashboard@evil.example'],
  ])('%j is one', (value, path) => {
    expect(sameSitePath(value)).toBe(path)
  })

  test.each([
    null,
    '',
    'dashboard',
    ' /dashboard',
    'https://evil.example/dashboard',
    'HTTPS:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/./\\evil.example',
    '//user@evil.example:443/',
    '//[',
  ])('%j is none', (value) => {
    expect(sameSitePath(value)).toBeUndefined()
  })
})

test('the address of the login page brings the origin back', () => {
  const { search } = new URL(loginPathFrom('/dashboard?tab=links&x=a b'), 'https://site.example')

  expect(readOrigin(search)).toBe('/dashboard?tab=links&x=a%20b')
  expect(readOrigin('')).toBeUndefined()
})

test.each([
  { hasProfile: true, origin: undefined, path: '/dashboard' },
  { hasProfile: false, origin: undefined, path: '/create-linkhub' },
  { hasProfile: true, origin: '/create-linkhub', path: '/dashboard' },
  { hasProfile: false, origin: '/dashboard', path: '/create-linkhub' },
  { hasProfile: true, origin: '/dashboard?tab=analytics', path: '/dashboard?tab=analytics' },
  { hasProfile: false, origin: '/create-linkhub#colour', path: '/create-linkhub#colour' },
  { hasProfile: true, origin: '/dashboard-of-somebody', path: '/dashboard' },
  { hasProfile: true, origin: '/dashboard/messages', path: '/dashboard/messages' },
  { hasProfile: false, origin: '/dashboard/messages', path: '/create-linkhub' },
  { hasProfile: true, origin: '/account', path: '/account' },
  { hasProfile: false, origin: '/account#sessions', path: '/account#sessions' },
  { hasProfile: true, origin: '/about', path: '/dashboard' },
])('after login from $origin, profile: $hasProfile, comes $path', ({ hasProfile, origin, path }) => {
  expect(pathAfterLogin(hasProfile, origin)).toBe(path)
})

test('whoever is logged in already goes on to the messages that a mail has told of', () => {
  expect(pathWhenLoggedIn('/dashboard/messages')).toBe('/dashboard/messages')
})
