import type { Redirect } from '@nokshi/contract/website/site-content.ts'
import { expect, test } from 'vitest'
import { findRedirect } from './find-redirect.ts'

const redirects: Redirect[] = [
  { from: '/About-Us.html', to: '/about' },
  { from: '/prices', to: '/services#money' },
  { from: '/shop', to: 'https://shop.example.com/?ref=old' },
]
const isPage = (path: string) => path === '/about'

test.each([
  ['/about-us.html', '/about'],
  ['/ABOUT-US.HTML/', '/about'],
  ['/prices?utm_source=mail', '/services?utm_source=mail#money'],
  ['/shop?a=1', 'https://shop.example.com/?ref=old'],
  ['/About?Token=AbC', '/about?Token=AbC'],
  ['/ABOUT/', '/about'],
  ['/about', undefined],
  ['/nowhere', undefined],
  ['/', undefined],
])('%s leads to %s', (url, expected) => {
  expect(findRedirect(redirects, isPage, url.split('?', 1)[0] ?? '', url)).toBe(expected)
})
