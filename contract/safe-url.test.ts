import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type SocialKind, safeUrl, socialKinds, socialUrl, socialValue, toAsciiDigits, URL_MAX } from './safe-url.ts'

describe('an address', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['HTTPS://Example.COM/Path', 'https://example.com/Path'],
    ['example.com', 'https://example.com/'],
    ['  example.com  ', 'https://example.com/'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['www.example.com/পথ', 'https://www.example.com/%E0%A6%AA%E0%A6%A5'],
    ['উদাহরণ.বাংলা', 'https://xn--d5b6ci4b4b3a.xn--54b7fta0cc/'],
    ['münchen.de', 'https://xn--mnchen-3ya.de/'],
    ['my_shop.example.com', 'https://my_shop.example.com/'],
  ])('%j leads to %s', (typed, url) => {
    expect(safeUrl(typed)).toBe(url)
  })

  /** Those with spaces, line breaks or characters that nobody sees stand below. */
  const nowhere = String.raw`/ # ? . @ example localhost localhost:3000 http://localhost/
    javascript:alert(1) JaVaScRiPt:alert(1) javascript:1 javascript://example.com/%0aalert(1)
    javascript&colon;alert(1) %6aavascript:alert(1) ｊavascript:alert(1) javascript：alert(1)
    data:text/html,<script>1</script> data:1,x vbscript:msgbox(1) file:///etc/passwd blob:https://a.com/1
    mailto:ada@example.com mailto:1@example.com tel:01712345678 ftp://example.com/ ws://example.com
    //example.com /\example.com \\example.com https:example.com https:/example.com https:///example.com
    https:// http://? https://user:pass@example.com https://user@example.com ada@example.com
    https://example.com\@evil.com https://example..com https://.example.com https://example.com.
    https://-a.com https://a-.com https://127.0.0.1/ 192.168.0.1 https://2130706433/ https://0x7f.1/
    https://[::1]/ https://1.1 https://example.com:99999/ https://exa"mple.com https://exa'mple.com
    https://example.c https://a.b*c`

  test.each([
    ...nowhere.split(/\s+/),
    ...['', ' ', ' javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)', 'example.com/a b'],
    ...['\u0001javascript:alert(1)', 'https://exa mple.com', 'example.com/\u202etxt.exe'],
    `https://${'a'.repeat(64)}.com`,
  ])('%j leads nowhere', (typed) => {
    expect(safeUrl(typed)).toBeUndefined()
  })

  test(`has at most ${URL_MAX} characters`, () => {
    const longest = `https://example.com/${'a'.repeat(URL_MAX - 20)}`

    expect(safeUrl(longest)).toBe(longest)
    expect(safeUrl(`${longest}a`)).toBeUndefined()
    // Short as it was typed, too long as it is stored.
    expect(safeUrl(`example.com/${'প'.repeat(300)}`)).toBeUndefined()
  })

  const piece = fc.constantFrom(
    ...String.raw`https: http: // / \ @ : . com example javascript: data: %0a ? # 8080 127.0.0.1 [::1] xn-- - _ " <
      পথ 。 ： 😀`.split(/\s+/),
    ...['\t', '\u0000', ' ', '\u202e', '\u200d'],
  )
  const anything = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
  )

  test('whatever was typed, is a plain web address or nothing', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const safe = safeUrl(typed)
        if (safe === undefined) return
        const url = new URL(safe)
        expect(safe).toMatch(/^https?:\/\/[a-z0-9_]/)
        expect(url.hostname).toMatch(/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/)
        expect(url.username + url.password).toBe('')
        expect(safe).not.toMatch(/[^\x21-\x7e]|["<>\\]/)
        expect(safe.length).toBeLessThanOrEqual(URL_MAX)
        expect(safeUrl(safe)).toBe(safe)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('a social field', () => {
  const wa = 'https://wa.me/8801712345678'
  const share = 'https://www.facebook.com/share/1AbCdEf/'

  test.each<[SocialKind, string, string, string]>([
    ['github', ' @octocat ', 'octocat', 'https://github.com/octocat'],
    ['github', 'https://github.com/octocat/hello?tab=x', 'octocat', 'https://github.com/octocat'],
    ['twitter', '@ada_r', 'ada_r', 'https://x.com/ada_r'],
    ['twitter', 'https://mobile.twitter.com/ada_r/', 'ada_r', 'https://x.com/ada_r'],
    ['instagram', 'https://www.instagram.com/ada.r/?hl=bn', 'ada.r', 'https://www.instagram.com/ada.r'],
    ['instagram', 'instagram.com/pia/reel/C1a2b3', 'pia', 'https://www.instagram.com/pia'],
    ['linkedin', 'linkedin.com/in/ada', 'https://linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['facebook', 'https://m.facebook.com/ada', 'https://m.facebook.com/ada', 'https://m.facebook.com/ada'],
    ['facebook', share, share, share],
    ['whatsapp', '০১৭১২-৩৪৫৬৭৮', '01712345678', 'https://wa.me/01712345678'],
    ['whatsapp', '٠٥٠١٢٣٤٥٦٧', '0501234567', 'https://wa.me/0501234567'],
    ['whatsapp', '\u202a+880 1712‑345678\u202c', '8801712345678', wa],
    ['whatsapp', 'https://wa.me/8801712345678?text=Hi%2012', '8801712345678', wa],
    ['whatsapp', 'api.whatsapp.com/send?phone=%2B8801712345678&text=1', '8801712345678', wa],
  ])('%s understands %j', (kind, typed, stored, url) => {
    expect(socialValue(kind, typed)).toBe(stored)
    expect(socialUrl(kind, stored)).toBe(url)
  })

  const refused: Record<SocialKind, string[]> = {
    github: [
      ...['a'.repeat(40), '-ada', 'https://evil-github.com/octocat', 'https://github.com.evil.com/octocat'],
      ...['https://github.com/', '../login', 'https://github.com/orgs/octo/people'],
      'github.com/settings/profile',
    ],
    twitter: [
      ...['a name', 'a'.repeat(16), 'https://x.com/home', 'https://x.com/i/flow/login', '@share'],
      'twitter.com/intent/follow?screen_name=ada',
    ],
    instagram: [
      ...['..', '.ada', 'a..b', 'explore', 'https://www.instagram.com/p/C1a2b3/'],
      'instagram.com/Reel/C1a2b3',
      'instagram.com/stories/ada/123',
    ],
    linkedin: [
      ...['ada', 'https://example.com/in/ada', 'javascript:alert(1)//linkedin.com'],
      'https://www.linkedin.com/redir/redirect?url=https://evil.com',
      'https://www.linkedin.com/safety/go?url=https://evil.com',
    ],
    facebook: [
      ...['https://facebook.com.evil.com/ada', 'https://facebook.com@evil.com/'],
      'https://l.facebook.com/l.php?u=https://evil.com',
      'https://www.facebook.com//%6C.PHP?u=https://evil.com',
      'https://www.facebook.com/sharer/sharer.php?u=https://evil.com',
      'https://www.facebook.com/dialog/share?href=https://evil.com',
    ],
    whatsapp: [
      ...['1234567', '1234567890123456', 'call 01712345678', 'https://wa.me/message/12345678AB'],
      'https://evil.com/8801712345678',
    ],
  }

  test.each(socialKinds)('%s refuses what is no profile of its site', (kind) => {
    const taken = refused[kind].filter((typed) => socialValue(kind, typed) ?? socialUrl(kind, typed))
    expect(taken).toEqual([])
  })

  test('leads to its own site whatever was typed or stored', () => {
    const hosts =
      /^https?:\/\/([a-z0-9_-]+\.)*(github\.com|x\.com|instagram\.com|linkedin\.com|lnkd\.in|facebook\.com|fb\.com|fb\.me|m\.me|wa\.me)[/:?#]/
    fc.assert(
      fc.property(fc.constantFrom(...socialKinds), fc.oneof(fc.string(), fc.webUrl()), (kind, typed) => {
        const url = socialUrl(kind, typed)
        if (url !== undefined) expect(url).toMatch(hosts)
        const stored = socialValue(kind, typed)
        if (stored !== undefined) expect(socialValue(kind, stored)).toBe(stored)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('the digits of Bangla, Arabic and Persian become ASCII ones', () => {
  expect(toAsciiDigits('০১২৩৪৫৬৭৮৯ ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 09')).toBe('0123456789 0123456789 0123456789 09')
})

test('addresses are understood by the phones of 2024 too, whose browsers have no URL.parse', () => {
  vi.spyOn(URL, 'parse').mockImplementation(() => {
    throw new TypeError('URL.parse is not a function')
  })
  onTestFinished(() => void vi.restoreAllMocks())

  expect(safeUrl('example.com')).toBe('https://example.com/')
  expect(safeUrl('https://')).toBeUndefined()
  expect(socialValue('github', 'https://github.com/octocat')).toBe('octocat')
})
