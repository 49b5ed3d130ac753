import { expect, test } from 'vitest'
import { loginPathFrom, pathAfterLogin } from './login-path.ts'

test('the page that asked for the login is remembered, and today needs no remembering', () => {
  expect(loginPathFrom('/crm')).toBe('/crm/login')
  expect(loginPathFrom('/crm/deals?owner=a&q=b')).toBe('/crm/login?next=%2Fcrm%2Fdeals%3Fowner%3Da%26q%3Db')
  expect(pathAfterLogin('?next=%2Fcrm%2Fdeals%3Fowner%3Da%26q%3Db')).toBe('/crm/deals?owner=a&q=b')
})

test.each([
  '',
  '/dashboard',
  '/crmother',
  'https://other.example/crm',
  '//other.example/crm',
  '/crm//other.example',
  '/crm/\\other.example',
  '/crm/login?next=/crm',
  'javascript:alert(1)',
])('«%s» leads to today', (next) => {
  expect(pathAfterLogin(`?next=${encodeURIComponent(next)}`)).toBe('/crm')
})
