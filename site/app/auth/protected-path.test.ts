import { expect, test } from 'vitest'
import { findRedirect } from './protected-path.ts'

const nobody = { isLoggedIn: false, hasProfile: false, isProfileUnknown: false }
const newcomer = { ...nobody, isLoggedIn: true }
const owner = { ...newcomer, hasProfile: true }
const unlucky = { ...newcomer, isProfileUnknown: true }

test.each([
  { who: 'nobody', visitor: nobody, path: '/dashboard', goal: '/login?from=%2Fdashboard' },
  { who: 'nobody', visitor: nobody, path: '/create-linkhub', goal: '/login?from=%2Fcreate-linkhub' },
  { who: 'nobody', visitor: nobody, path: '/dashboard?tab=links', goal: '/login?from=%2Fdashboard%3Ftab%3Dlinks' },
  { who: 'a newcomer', visitor: newcomer, path: '/dashboard', goal: '/create-linkhub' },
  { who: 'a newcomer', visitor: newcomer, path: '/create-linkhub', goal: undefined },
  { who: 'an owner', visitor: owner, path: '/create-linkhub', goal: '/dashboard' },
  { who: 'an owner', visitor: owner, path: '/Create-LinkHub/', goal: '/dashboard' },
  { who: 'an owner', visitor: owner, path: '/dashboard', goal: undefined },
  { who: 'somebody whose profile cannot be fetched', visitor: unlucky, path: '/dashboard', goal: undefined },
  { who: 'nobody', visitor: nobody, path: '/account', goal: '/login?from=%2Faccount' },
  { who: 'a newcomer', visitor: newcomer, path: '/account', goal: undefined },
  { who: 'a newcomer', visitor: newcomer, path: '/Account/', goal: undefined },
  { who: 'an owner', visitor: owner, path: '/account', goal: undefined },
  { who: 'a newcomer', visitor: newcomer, path: '/accounts', goal: '/create-linkhub' },
])('$who on $path goes to $goal', ({ visitor, path, goal }) => {
  const { pathname, search, hash } = new URL(path, 'https://site.example')

  expect(findRedirect(visitor, { pathname, search, hash })).toBe(goal)
})
