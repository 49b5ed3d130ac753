import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatUrl, mailUrl, phoneUrl, profileUrl, profileValue, URL_MAX } from '../safe-url.ts'
import { type ProfileKind, profileKinds, profileSite } from './profile-sites.ts'

describe('a profile', () => {
  test.each<[ProfileKind, string, string]>([
    ['tiktok', 'ada.weaves', 'https://www.tiktok.com/@ada.weaves'],
    ['tiktok', 'https://www.tiktok.com/@ada?_t=8x&_r=1', 'https://www.tiktok.com/@ada'],
    ['youtube', '@AdaWeaves', 'https://www.youtube.com/@AdaWeaves'],
    ['youtube', 'm.youtube.com/@আদা', 'https://www.youtube.com/@%E0%A6%86%E0%A6%A6%E0%A6%BE'],
    [
      'youtube',
      'https://youtube.com/channel/UCabcdefghijklmnopqrstuv',
      'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
    ],
    ['snapchat', 'https://www.snapchat.com/@ada-weaves', 'https://www.snapchat.com/add/ada-weaves'],
    ['telegram', 'telegram.me/ada_weaves', 'https://t.me/ada_weaves'],
    ['threads', 'https://www.threads.net/@ada', 'https://www.threads.com/@ada'],
    ['messenger', 'https://www.messenger.com/t/ada.rahman', 'https://m.me/ada.rahman'],
    ['pinterest', 'https://in.pinterest.com/ada_weaves/', 'https://www.pinterest.com/ada_weaves'],
    ['behance', 'behance.net/ada-weaves', 'https://www.behance.net/ada-weaves'],
    ['dribbble', '@ada', 'https://dribbble.com/ada'],
    ['fiverr', 'ada_weaves', 'https://www.fiverr.com/ada_weaves'],
    [
      'spotify',
      'https://open.spotify.com/intl-ar/artist/1234567890abcdefghijAB?si=1',
      'https://open.spotify.com/artist/1234567890abcdefghijAB',
    ],
    ['soundcloud', 'https://m.soundcloud.com/ada-weaves', 'https://soundcloud.com/ada-weaves'],
    ['twitch', 'twitch.tv/ada_weaves', 'https://www.twitch.tv/ada_weaves'],
    ['discord', 'https://discord.com/invite/weavers', 'https://discord.gg/weavers'],
  ])('%s: %j leads to %s', (kind, typed, url) => {
    expect(profileUrl(kind, typed)).toBe(url)
  })

  test.each<[ProfileKind, string]>([
    ['tiktok', 'tiktok.com'],
    ['tiktok', 'https://vm.tiktok.com/ZM123'],
    ['tiktok', 'https://www.tiktok.com.evil.example/@ada'],
    ['tiktok', 'https://www.tiktok.com@evil.example/@ada'],
    ['tiktok', 'https://tіktok.com/@ada'],
    ['tiktok', 'https://ⓣiktok.com.example/@ada'],
    ['tiktok', 'http://www.tiktok.com:8080/@ada'],
    ['youtube', 'https://www.youtube.com/redirect?q=https://evil.example'],
    ['youtube', 'https://www.youtube.com/watch?v=abc'],
    ['telegram', 'https://t.me/share/url?url=https://evil.example'],
    ['telegram', 't.me/share'],
    ['telegram', 'joinchat'],
    ['messenger', 'https://m.me/../evil'],
    ['pinterest', 'https://www.pinterest.com/pin/123'],
    ['soundcloud', 'https://on.soundcloud.com/abc12'],
    ['spotify', 'ada'],
    ['discord', 'https://discord.com/login'],
    ['snapchat', 'javascript:alert(1)'],
  ])('%s: %j is refused', (kind, typed) => {
    expect(profileValue(kind, typed)).toBeUndefined()
  })

  test('leads to the base of its site or nowhere, whatever is typed, and stays what it is', () => {
    const hosts = profileKinds.flatMap((kind) => profileSite(kind).hosts)
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.stringMatching(/^[@./:?#%\\a-zA-Z0-9_-]{1,40}$/),
      fc
        .tuple(fc.constantFrom(...hosts), fc.string({ unit: 'grapheme' }))
        .map(([host, path]) => `https://${host}/${path}`),
    )
    fc.assert(
      fc.property(fc.constantFrom(...profileKinds), hostile, (kind, typed) => {
        const url = profileUrl(kind, typed)
        if (url === undefined) return
        const base = new URL(profileSite(kind).base)
        const { origin, pathname, search, hash, username } = new URL(url)
        expect(origin).toBe(base.origin)
        expect(pathname.startsWith(base.pathname)).toBe(true)
        expect([search, hash, username]).toEqual(['', '', ''])
        const kept = profileValue(kind, typed)
        expect(profileValue(kind, kept ?? '')).toBe(kept)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('a telephone and a mailbox are dialled and written to, and nothing else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(phoneUrl(typed) ?? 'tel:+12345678').toMatch(/^tel:\+\d{8,15}$/)
      expect(mailUrl(typed) ?? 'mailto:a@b.c').toMatch(/^mailto:[\w.+'-]+@[a-z0-9.-]+$/i)
    }),
  )
  expect(mailUrl('ada@example.com?bcc=all@example.com')).toBeUndefined()
  expect(mailUrl('ada@example.com,eve@example.com')).toBeUndefined()
})

test('a chat begins with its greeting, unless the address would grow too long', () => {
  expect(chatUrl('8801712345678', 'আসসালামু আলাইকুম & hi')).toBe(
    `https://wa.me/8801712345678?text=${encodeURIComponent('আসসালামু আলাইকুম & hi')}`,
  )
  expect(chatUrl('8801712345678', 'half \ud83d')).toBe('https://wa.me/8801712345678?text=half%20')
  expect(chatUrl('8801712345678', '🧵'.repeat(URL_MAX))).toBe('https://wa.me/8801712345678')
})
