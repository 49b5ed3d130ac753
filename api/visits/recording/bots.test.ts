import { describe, expect, test } from 'vitest'
import { findFilterReason } from './bots.ts'
import type { Client } from './client.ts'

function aClient(client: Partial<Client>): Client {
  return {
    address: '203.0.113.7',
    userAgent: chromeOnAndroid,
    language: 'bn-BD',
    purpose: '',
    isFromPage: true,
    isPrivate: false,
    country: undefined,
    ...client,
  }
}

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const chromeOnAndroid = `Mozilla/5.0 (Linux; Android 13; SM-A536B) ${webkit} Chrome/122.0.0.0 Mobile Safari/537.36`
const androidApp = `Mozilla/5.0 (Linux; Android 13; RMX3511 Build/TP1A; wv) ${webkit} Version/4.0 Chrome/122.0.6261.119 Mobile Safari/537.36`
const iphoneApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

const people = [
  '',
  chromeOnAndroid,
  'Opera/9.80 (Android; Opera Mini/36.2.2254/191.283; U; bn) Presto/2.12.423 Version/12.16',
  `Mozilla/5.0 (Linux; Android 8.0.0; CUBOT_P20) ${webkit} Chrome/70.0.3538.110 Mobile Safari/537.36`,
  `${androidApp} Instagram 318.0.0.30.110 Android (34/14; 420dpi; Google/google; Pixel 7; panther; en_US)`,
  `${androidApp} [FBAN/EMA;FBLC/bn_IN;FBAV/392.0.0.9.117;FBDM/DisplayMetrics{density=2.0};]`,
  `${androidApp} trill_2023307040 JsSdk/1.0 AppName/trill ByteLocale/en BytedanceWebview/d8a21c6`,
  `${iphoneApp} Snapchat/12.77.0.43 (like Safari/8617.2.4.10.8, panda)`,
  `${iphoneApp} WhatsApp/24.4.78`,
  `${iphoneApp} GSA/304.0.605531343 Mobile/15E148 Safari/604.1`,
  // It has run the page.
  `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/122.0.0.0 Safari/537.36`,
  'curl/8.5.0',
]

const machines: [reason: string, userAgent: string][] = [
  ['crawler', `${chromeOnAndroid} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`],
  ['crawler', `Mozilla/5.0 ${webkit}; compatible; GPTBot/1.0; +https://openai.com/gptbot)`],
  ['crawler', 'Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)'],
  ['crawler', 'python-requests/2.31.0 my-crawler'],
  ['crawler', `${chromeOnAndroid} Chrome-Lighthouse`],
  ['preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['preview', 'WhatsApp/2.23.20.0 A'],
  ['preview', 'TelegramBot (like TwitterBot)'],
  ['preview', 'Mozilla/5.0 (compatible; Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)'],
  ['preview', 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com'],
  ['preview', 'Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0'],
  ['prefetch', `${androidApp} trill_2023307040 thirdLandingPageFeInfra`],
]

describe('who counts as a person', () => {
  test.each(people)('%s does', (userAgent) => {
    expect(findFilterReason(aClient({ userAgent }))).toBeUndefined()
  })

  test.each(machines)('a %s does not: %s', (reason, userAgent) => {
    expect(findFilterReason(aClient({ userAgent }))).toBe(reason)
  })

  test.each(['prefetch', 'prefetch;prerender', 'prerender', 'preview', 'Prefetch'])(
    'a browser that fetches for the purpose of a %s does not',
    (purpose) => {
      expect(findFilterReason(aClient({ purpose }))).toBe('prefetch')
    },
  )
})
