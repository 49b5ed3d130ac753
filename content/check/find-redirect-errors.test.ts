import { expect, test } from 'vitest'
import { redirects } from '../redirects.ts'
import { findRedirectErrors } from './find-redirect-errors.ts'

const pages = ['/', '/about', '/services', '/portfolio/majhi']

test('the list of this site starts empty, or without a fault', () => {
  expect(findRedirectErrors([...redirects], pages.concat(redirects.map(({ to }) => to)))).toEqual([])
})

test('addresses of an old site lead to pages, parts of pages and other sites', () => {
  const errors = findRedirectErrors(
    [
      { from: '/About-Us.html', to: '/about' },
      { from: '/projects/majhi/', to: '/portfolio/majhi?from=old#result' },
      { from: '/index.php', to: '/' },
      { from: '/shop', to: 'https://shop.example.com/' },
    ],
    pages,
  )
  expect(errors).toEqual([])
})

test('every fault is one sentence', () => {
  const errors = findRedirectErrors(
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/A/' },
      { from: '/self', to: '/self' },
      { from: '/into-circle', to: '/a' },
      { from: '/first', to: '/second' },
      { from: '/second', to: '/about' },
      { from: '/Second/', to: '/services' },
      { from: '/lost', to: '/nowhere' },
      { from: '/broken', to: 'https://' },
      { from: '/About', to: '/services' },
      { from: '/robots.txt', to: '/' },
      { from: '/hub/ada', to: '/about' },
      { from: '/API/leads', to: '/about' },
      { from: '/old?page=2', to: '/about' },
    ],
    pages,
  )
  expect(errors.map((error) => error.replace('content/redirects.ts: ', ''))).toEqual([
    '/a leads to /b, and from there back to itself.',
    '/b leads to /A/, and from there back to itself.',
    '/self leads to /self, and from there back to itself.',
    '/into-circle leads to /a, and from there back to itself.',
    '/first leads to /second, which leads on to /about. Write /about here.',
    '/Second/ stands there twice; keep one of them.',
    '/lost leads to /nowhere, which is no page of this site.',
    '/broken leads to https://, which is no web address.',
    '/About is a page of this site, so it cannot lead elsewhere.',
    '/robots.txt is a page of this site, so it cannot lead elsewhere.',
    '/hub/ada belongs to a part of the product, and never gets here.',
    '/API/leads belongs to a part of the product, and never gets here.',
    '/old?page=2 must be a path: a slash first, and no ?, # or space.',
  ])
})
