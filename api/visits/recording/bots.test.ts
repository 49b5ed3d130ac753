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
const pixelApp = `Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A; wv) ${webkit} Version/4.0 Chrome/121.0.6167.178 Mobile Safari/537.36`
const iphoneApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

const people: [string, string][] = [
  ['a program that does not say what it is', ''],
  ['Chrome on Android', chromeOnAndroid],
  ['Safari on an iPhone', `${iphoneApp.replace(' Mobile/', ' Version/17.3 Mobile/')} Safari/604.1`],
  ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2.2254/191.283; U; bn) Presto/2.12.423 Version/12.16'],
  [
    'a Cubot phone',
    `Mozilla/5.0 (Linux; Android 8.0.0; CUBOT_P20) ${webkit} Chrome/70.0.3538.110 Mobile Safari/537.36`,
  ],
  [
    'Instagram on a Pixel',
    `${pixelApp} Instagram 318.0.0.30.110 Android (34/14; 420dpi; 1080x2169; Google/google; Pixel 7; panther; panther; en_US; 563459836)`,
  ],
  [
    'Instagram on an iPhone',
    `${iphoneApp} Instagram 320.0.2.29.98 (iPhone14,5; iOS 17_3_1; ar_SA; ar; scale=3.00; 1170x2532; 567477740)`,
  ],
  [
    'Facebook Lite',
    `${androidApp} [FBAN/EMA;FBLC/bn_IN;FBAV/392.0.0.9.117;FBDM/DisplayMetrics{density=2.0};]`,
  ],
  ['Messenger on Android', `${androidApp} [FB_IAB/Orca-Android;FBAV/446.0.0.25.108;]`],
  [
    'TikTok on Android',
    `${androidApp} trill_2023307040 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/33.7.4 ByteLocale/en ByteFullLocale/en Region/BD BytedanceWebview/d8a21c6`,
  ],
  ['Snapchat on an iPhone', `${iphoneApp} Snapchat/12.77.0.43 (like Safari/8617.2.4.10.8, panda)`],
  ['WhatsApp’s own browser', `${iphoneApp} WhatsApp/24.4.78`],
  [
    'the Google app',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/304.0.605531343 Mobile/15E148 Safari/604.1`,
  ],
  [
    'a headless browser that ran the page',
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/122.0.0.0 Safari/537.36`,
  ],
  ['somebody with curl', 'curl/8.5.0'],
]

const machines: [reason: string, name: string, userAgent: string][] = [
  [
    'crawler',
    'Googlebot on a phone',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${webkit} Chrome/122.0.6261.94 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  ],
  ['crawler', 'GPTBot', `Mozilla/5.0 ${webkit}; compatible; GPTBot/1.0; +https://openai.com/gptbot)`],
  [
    'crawler',
    'Applebot',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  ],
  ['crawler', 'a crawler in Python', 'python-requests/2.31.0 my-crawler'],
  [
    'crawler',
    'Lighthouse',
    `Mozilla/5.0 (Linux; Android 11; moto g power) ${webkit} Chrome/119.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse`,
  ],
  ['preview', 'Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['preview', 'WhatsApp', 'WhatsApp/2.23.20.0 A'],
  ['preview', 'Telegram', 'TelegramBot (like TwitterBot)'],
  [
    'preview',
    'Snapchat',
    'Mozilla/5.0 (compatible; Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots)',
  ],
  [
    'preview',
    'Skype and Teams',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  ],
  [
    'preview',
    'iMessage',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  ],
  ['prefetch', 'TikTok looking ahead', `${androidApp} trill_2023307040 thirdLandingPageFeInfra`],
]

describe('who counts as a person', () => {
  test.each(people)('%s does', (_name, userAgent) => {
    expect(findFilterReason(aClient({ userAgent }))).toBeUndefined()
  })

  test.each(machines)('a %s does not: %s', (reason, _name, userAgent) => {
    expect(findFilterReason(aClient({ userAgent }))).toBe(reason)
  })

  test.each(['prefetch', 'prefetch;prerender', 'prerender', 'preview', 'Prefetch'])(
    'a browser that fetches for the purpose of a %s does not',
    (purpose) => {
      expect(findFilterReason(aClient({ purpose }))).toBe('prefetch')
    },
  )
})
