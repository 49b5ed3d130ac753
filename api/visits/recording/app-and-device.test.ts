import { expect, test } from 'vitest'
import { readAppAndDevice } from './bots.ts'

const android =
  'Mozilla/5.0 (Linux; Android 13; RMX3511 Build/TP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.119 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const ipad = 'Mozilla/5.0 (iPad; CPU OS 17_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

const cases: [userAgent: string, app: string | undefined, device: string | undefined][] = [
  [android.replace('; wv', ''), undefined, 'phone'],
  [android.replace(' Mobile', ''), undefined, 'tablet'],
  [`${iphone} Safari/604.1`, undefined, 'phone'],
  [`${ipad} Safari/604.1`, undefined, 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/122.0.0.0 Safari/537.36', undefined, 'computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.3 Safari/605.1.15', undefined, 'computer'],
  ['Mozilla/5.0 (Android 13; Mobile; rv:123.0) Gecko/123.0 Firefox/123.0', undefined, 'phone'],
  ['Opera/9.80 (Android; Opera Mini/36.2.2254/191.283; U; bn) Presto/2.12.423', undefined, 'phone'],
  [`${android} Instagram 321.0.0.34.111 Android (33/13; 480dpi; realme; RMX3511)`, 'instagram', 'phone'],
  [`${iphone} Instagram 320.0.2.29.98 (iPhone14,5; iOS 17_3_1; ar_SA; ar; scale=3.00)`, 'instagram', 'phone'],
  [`${android} [FB_IAB/FB4A;FBAV/451.0.0.48.109;]`, 'facebook', 'phone'],
  [`${iphone} [FBAN/FBIOS;FBAV/450.0.0.38.108;FBDV/iPhone14,5;FBSN/iOS]`, 'facebook', 'phone'],
  [`${android} [FBAN/EMA;FBLC/bn_IN;FBAV/392.0.0.9.117;]`, 'facebook', 'phone'],
  [`${android} [FB_IAB/Orca-Android;FBAV/446.0.0.25.108;]`, 'messenger', 'phone'],
  [`${iphone} WhatsApp/24.4.78`, 'whatsapp', 'phone'],
  [`${android} trill_2023307040 JsSdk/1.0 AppName/trill BytedanceWebview/d8a21c6`, 'tiktok', 'phone'],
  [`${android} Snapchat/12.75.0.40 (RMX3511; Android 13#1707#33; gzip; )`, 'snapchat', 'phone'],
  [`${iphone} Snapchat/12.77.0.43 (like Safari/8617.2.4.10.8, panda)`, 'snapchat', 'phone'],
  [`${android} Telegram-Android/11.3.3 (Realme RMX3511; Android 13; SDK 33; AVERAGE)`, 'telegram', 'phone'],
  [`${iphone} Twitter for iPhone/10.24`, 'x', 'phone'],
  [`${android} TwitterAndroid`, 'x', 'phone'],
  [`${iphone} [LinkedInApp]/9.29.6055`, 'linkedin', 'phone'],
  [`${iphone} [Pinterest/iOS]`, 'pinterest', 'phone'],
  [`${iphone} Barcelona 318.0.0.20.113 (iPhone14,5; iOS 17_3_1)`, 'threads', 'phone'],
  [`${android} Line/14.2.0/IAB`, 'line', 'phone'],
  ['WhatsApp/2.23.20.0 A', undefined, undefined],
  ['curl/8.5.0', undefined, undefined],
  ['', undefined, undefined],
]

test.each(cases)('%s is in %s on a %s', (userAgent, app, device) => {
  expect(readAppAndDevice(userAgent)).toEqual({ app, device })
})
