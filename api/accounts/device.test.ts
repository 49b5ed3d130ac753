import { expect, test } from 'vitest'
import { describeDevice } from './device.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)'
const webview =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.0.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${android} Chrome/128.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  ['Opera/9.80 (Android; Opera Mini/79.0/191.303; U; en) Presto/2.12.423 Version/12.16', 'Opera on Android'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', 'Firefox on Android'],
  [webview, 'An app on Android'],
  [`${webview} Instagram 345.0.0.48.95 Android (34/14; 450dpi; samsung)`, 'Instagram on Android'],
  [`${webview} [FB_IAB/FB4A;FBAV/480.0.0.54.88;]`, 'Facebook on Android'],
  [`${webview} [FB_IAB/Orca-Android;FBAV/475.0;FBAN/MessengerForAndroid]`, 'Messenger on Android'],
  [`${webview} WhatsApp/2.24.19.86`, 'WhatsApp on Android'],
  [`${webview} musical_ly_2023605030 BytedanceWebview/d8a21c6`, 'TikTok on Android'],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iphone} CriOS/128.0.6613.98 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iphone} Mobile/15E148 Instagram 345.1.2.29.91 (iPhone15,3; iOS 17_5)`, 'Instagram on iPhone'],
  [`${iphone} Mobile/15E148 Snapchat/13.6.0.41 (like Safari/8618.2.12)`, 'Snapchat on iPhone'],
  [`${iphone} Mobile/15E148`, 'A browser on iPhone'],
  [`${mac} Version/17.5 Safari/605.1.15`, 'Safari on Mac'],
  [`${windows} Chrome/128.0.0.0 Safari/537.36 Edg/128.0.2739.67`, 'Edge on Windows'],
  [`${windows} Chrome/128.0.0.0 Safari/537.36 OPR/113.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/128.0 Safari/537.36', 'Chrome on ChromeOS'],
  ['curl/8.9.1', 'A browser'],
  [null, 'A browser'],
])('%s is %s', (userAgent, text) => {
  expect(describeDevice(userAgent)).toBe(text)
})
