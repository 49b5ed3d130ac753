import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import type { Redirect } from '@nokshi/contract/website/site-content.ts'
import { expect, test } from 'vitest'
import { findRedirect } from './find-redirect.ts'

const redirects: Redirect[] = [
  { from: '/About-Us.html', to: '/about' },
  { from: '/prices', to: '/services#money' },
  { from: '/shop', to: 'https://shop.example.com/?ref=old' },
  { from: '/আমাদের-দল', to: '/bn/about' },
  { from: '/half%', to: '/' },
]
const isPage = (path: string) => ['/about', '/bn/about'].includes(path)

test.each<[url: string, expected: string | undefined, code?: SiteLanguage['code']]>([
  ['/about-us.html', '/about'],
  ['/ABOUT-US.HTML/', '/about'],
  ['/prices?utm_source=mail', '/services?utm_source=mail#money'],
  ['/shop?a=1', 'https://shop.example.com/?ref=old'],
  ['/About?Token=AbC', '/about?Token=AbC'],
  ['/ABOUT/', '/about'],
  ['/about', undefined],
  ['/nowhere', undefined],
  ['/', undefined],
  ['/bn/prices?a=1', '/bn/services?a=1#money', 'bn'],
  ['/ar/shop', 'https://shop.example.com/?ref=old', 'ar'],
  ['/bn/About', '/bn/about', 'bn'],
  ['/bn/about', undefined, 'bn'],
  ['/bn/half%', '/bn', 'bn'],
  [encodeURI('/আমাদের-দল'), '/bn/about'],
  [encodeURI('/ar/আমাদের-দল'), '/bn/about', 'ar'],
])('%s leads to %s', (url, expected, code = 'en') => {
  const path = url.split('?', 1)[0] ?? ''
  expect(findRedirect(redirects, isPage, path, url, siteLanguages[code])).toBe(expected)
})
