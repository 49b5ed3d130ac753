import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldReferrer } from './traits.ts'

/** What browsers tell, by the site that it stands for. */
const told: Record<string, string> = {
  'example.com': 'example.com WWW.Example.COM example.com:8080 https://example.com/a/path?with=secrets#here',
  'www.com': 'www.com',
  'blog.example.com': 'blog.example.com',
  'instagram.com': 'l.instagram.com',
  'facebook.com': 'l.facebook.com lm.facebook.com m.facebook.com',
  'messenger.com': 'l.messenger.com',
  'whatsapp.com': 'l.wl.co web.whatsapp.com',
  'x.com': 't.co mobile.twitter.com',
  'reddit.com': 'out.reddit.com',
  'linkedin.com': 'lnkd.in bd.linkedin.com android-app://com.linkedin.android/',
  'threads.com': 'l.threads.net',
  'youtube.com': 'youtu.be',
  'telegram.org': 't.me',
  'google.com': 'www.google.com www.google.com.bd google.ae',
  'mail.google.com': 'mail.google.com com.google.android.gm',
  'xn--p5b1b3bzb.xn--54b7fta0cc': 'নকশী.বাংলা',
  'notfacebook.com': 'notfacebook.com',
  'facebook.com.evil.example': 'facebook.com.evil.example',
}

const noSite = ['', 'localhost', '192.168.0.1', '[::1]', 'user:password@example.com', 'javascript:alert(1)']

describe('where a visitor came from', () => {
  test.each(Object.entries(told))('%s is told as %s', (site, hosts) => {
    expect(new Set(hosts.split(' ').map(foldReferrer))).toEqual(new Set([site]))
  })

  test('what is no host name of the web is no site', () => {
    const others = ['<script>', 'exa mple.com', 'a\0b.com', '=cmd|calc!A1']
    expect(new Set([...noSite, ...others].map(foldReferrer))).toEqual(new Set([undefined]))
  })

  test('whatever is told, a site is a plain host name, and stays what it is', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 253 }),
      fc.domain(),
      fc.webUrl({ withQueryParameters: true }),
      fc.tuple(fc.constantFrom('www.', 'WWW.www.', 'l.', 'm.'), fc.domain()).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const site = foldReferrer(text)
        if (site === undefined) return
        expect(site).toMatch(/^(?:[a-z0-9_-]{1,63}\.)+[a-z0-9-]{2,63}$/)
        expect(site).not.toMatch(/^www\..+\./)
        expect(foldReferrer(site)).toBe(site)
      }),
      { numRuns: 2_000 },
    )
  })

  test('any host of a family is the family', () => {
    fc.assert(
      fc.property(fc.domain(), fc.constantFrom('facebook.com', 'instagram.com', 'x.com'), (name, site) => {
        const label = name.split('.')[0]
        expect(foldReferrer(`${label}.${site}`)).toBe(site)
      }),
    )
  })
})
