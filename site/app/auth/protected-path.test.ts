import { expect, test } from 'vitest'
import { findRedirect } from './protected-path.ts'

const nobody = { isLoggedIn: false, hasProfile: false }
const newcomer = { isLoggedIn: true, hasProfile: false }
const owner = { isLoggedIn: true, hasProfile: true }

test.each([
  { who: 'nobody', visitor: nobody, path: '/dashboard', goal: '/login?from=%2Fdashboard' },
  { who: 'nobody', visitor: nobody, path: '/create-linkhub', goal: '/login?from=%2Fcreate-linkhub' },
  {
    who: 'nobody',
    visitor: nobody,
    path: '/dashboard?tab=links',
    goal: '/login?from=%2Fdashboard%3Ftab%3Dlinks',
  },
  { who: 'a newcomer', visitor: newcomer, path: '/dashboard', goal: '/create-linkhub' },
  { who: 'a newcomer', visitor: newcomer, path: '/create-linkhub', goal: undefined },
  { who: 'an owner', visitor: owner, path: '/create-linkhub', goal: '/dashboard' },
  { who: 'an owner', visitor: owner, path: '/Create-LinkHub/', goal: '/dashboard' },
  { who: 'an owner', visitor: owner, path: '/dashboard', goal: undefined },
])('$who on $path goes to $goal', ({ visitor, path, goal }) => {
  const { pathname, search, hash } = new URL(path, 'https://site.example')

  expect(findRedirect(visitor, { pathname, search, hash })).toBe(goal)
})
