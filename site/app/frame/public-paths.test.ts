import { pages } from '@nokshi/content/pages.ts'
import { expect, test } from 'vitest'
import { publicPaths } from './public-paths.ts'

const ofAccounts = [
  '/create-linkhub',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/dashboard',
  '/account',
]

test('every page of the studio wants to be found, and no page of an account', () => {
  const studios = publicPaths.map(({ path }) => path).filter((path) => !path.startsWith('/portfolio/'))
  expect(studios.sort()).toEqual(
    Object.keys(pages)
      .filter((path) => !ofAccounts.includes(path))
      .sort(),
  )
})
