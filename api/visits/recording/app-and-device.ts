import type { App, Device } from '@nokshi/contract/visits.ts'
import { memoizeText } from './memoize-text.ts'

/** User agents of in-app browsers; the first match wins, because Messenger also names Facebook. */
const apps: [App, RegExp][] = [
  ['messenger', /\bOrca-Android\b|\bFBAN\/Messenger/],
  ['instagram', /\bInstagram \d/],
  // What Meta called Threads before it had a name.
  ['threads', /\bBarcelona \d/],
  ['facebook', /\bFBAN\/|\bFB_IAB\/|\[FB/],
  ['whatsapp', /\bWhatsApp\//],
  ['tiktok', /\bmusical_ly|\btrill_|\bBytedanceWebview\//],
  // Without \b, because Android puts no space before it.
  ['snapchat', /Snapchat\/?\d/],
  ['telegram', /\bTelegram-(?:Android|iOS)\//],
  ['x', /\bTwitter for |\bTwitterAndroid\b/],
  ['linkedin', /\bLinkedInApp\b/],
  ['pinterest', /\bPinterest(?:\/| for )/],
  ['line', /\bLine\/\d/],
  ['wechat', /\bMicroMessenger\//],
]

/** What a browser says about itself. A program that is no browser says nothing of the kind. */
export const readAppAndDevice = memoizeText((userAgent): { app?: App | undefined; device?: Device } => {
  if (!/^(?:Mozilla|Opera)\//.test(userAgent)) return {}
  const [app] = apps.find(([, pattern]) => pattern.test(userAgent)) ?? []
  return { app, device: deviceOf(userAgent) }
})

/** Android without «Mobile» is a tablet; an iPad that asks for desktop pages counts as a computer. */
function deviceOf(userAgent: string): Device {
  if (/\biPad\b|\bTablet\b|\bKindle\b|\bSilk\/|\bPlayBook\b/.test(userAgent)) return 'tablet'
  if (/\bMobi|\biPhone\b|\biPod\b|\bOpera Mini\b|\bIEMobile\b|\bKAIOS\b/i.test(userAgent)) return 'phone'
  return /\bAndroid\b/.test(userAgent) ? 'tablet' : 'computer'
}
