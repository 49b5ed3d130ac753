import type { Context } from 'hono'

/** The first that fits. Apps come before browsers, because they call themselves browsers as well. */
const programs: [RegExp, string][] = [
  [/\bInstagram\b/, 'Instagram'],
  [/FBAN\/Messenger|\bMessenger(?:Lite)?ForiOS|com\.facebook\.orca/, 'Messenger'],
  [/\bFBA[NV]\/|\bFB_IAB\b/, 'Facebook'],
  [/\bWhatsApp\//, 'WhatsApp'],
  [/\bSnapchat\b/, 'Snapchat'],
  [/\bmusical_ly|\bBytedanceWebview\b|\bTikTok/, 'TikTok'],
  [/\bTwitter(?:Android)?\b/, 'X'],
  [/\bLinkedInApp\b/, 'LinkedIn'],
  [/\bPinterest\//, 'Pinterest'],
  [/\bTelegram\b/, 'Telegram'],
  [/\bimo(?:Android|IOS)?\//i, 'imo'],
  [/\bGSA\//, 'Google app'],
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\/|\bUBrowser\//, 'UC Browser'],
  [/\b(?:Miui|XiaoMi\/Miui)Browser\//, 'Mi Browser'],
  [/\b(?:HuaweiBrowser|HBPC)\//, 'Huawei Browser'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\/|\bFocus\//, 'Firefox'],
  // Android's way to say that a page is shown inside some app.
  [/; wv\)/, 'An app'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/^(?=.*\bVersion\/).* Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  // An iPad that asks for desktop pages says this too; nothing in its name tells them apart.
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A browser as its owner knows it, such as «Chrome on Android». Versions change too often to be named. */
export function describeDevice(userAgent: string | null) {
  const program = firstMatch(programs, userAgent) ?? 'A browser'
  const system = firstMatch(systems, userAgent)
  return system ? `${program} on ${system}` : program
}

function firstMatch(table: [RegExp, string][], userAgent: string | null) {
  return table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
}

/** Real ones are shorter; a longer one is no browser's, and the session must not grow with it. */
const LENGTH_MAX = 300

/** The session remembers which browser it belongs to, and nothing else of the request. */
export function userAgentOf(c: Context) {
  return (c.req.header('user-agent') ?? '').slice(0, LENGTH_MAX)
}
