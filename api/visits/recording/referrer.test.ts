import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldReferrer } from './referrer.ts'

const cases: [told: string, site: string | undefined][] = [
  ['example.com', 'example.com'],
  ['WWW.Example.COM', 'example.com'],
  ['www.com', 'www.com'],
  ['blog.example.com', 'blog.example.com'],
  ['example.com:8080', 'example.com'],
  ['https://example.com/a/path?with=secrets#here', 'example.com'],
  ['l.instagram.com', 'instagram.com'],
  ['l.facebook.com', 'facebook.com'],
  ['lm.facebook.com', 'facebook.com'],
  ['m.facebook.com', 'facebook.com'],
  ['l.messenger.com', 'messenger.com'],
  ['l.wl.co', 'whatsapp.com'],
  ['web.whatsapp.com', 'whatsapp.com'],
  ['t.co', 'x.com'],
  ['mobile.twitter.com', 'x.com'],
  ['out.reddit.com', 'reddit.com'],
  ['lnkd.in', 'linkedin.com'],
  ['bd.linkedin.com', 'linkedin.com'],
  ['l.threads.net', 'threads.com'],
  ['youtu.be', 'youtube.com'],
  ['t.me', 'telegram.org'],
  ['android-app://com.linkedin.android/', 'linkedin.com'],
  ['com.google.android.gm', 'mail.google.com'],
  ['www.google.com', 'google.com'],
  ['www.google.com.bd', 'google.com'],
  ['google.ae', 'google.com'],
  ['mail.google.com', 'mail.google.com'],
  ['নকশী.বাংলা', 'xn--p5b1b3bzb.xn--54b7fta0cc'],
  ['notfacebook.com', 'notfacebook.com'],
  ['facebook.com.evil.example', 'facebook.com.evil.example'],
  ['', undefined],
  ['localhost', undefined],
  ['192.168.0.1', undefined],
  ['[::1]', undefined],
  ['user:password@example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['<script>', undefined],
  ['exa mple.com', undefined],
  ['a\0b.com', undefined],
  ['=cmd|calc!A1', undefined],
]

describe('where a visitor came from', () => {
  test.each(cases)('%j is %s', (told, site) => {
    expect(foldReferrer(told)).toBe(site)
  })

  test('whatever is told, a site is a plain host name, and stays what it is', () => {
    const told = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 253 }),
      fc.domain(),
      fc.webUrl({ withQueryParameters: true }),
      fc.tuple(fc.constantFrom('www.', 'WWW.www.', 'l.', 'm.'), fc.domain()).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(told, (text) => {
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
