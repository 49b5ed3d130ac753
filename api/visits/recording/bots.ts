import type { App, Device, FilterReason } from '@nokshi/contract/visits.ts'
import { createIsbotFromList, list } from 'isbot'
import { LRUCache } from 'lru-cache'
import type { Client } from './client.ts'

/** A few hundred user agents make up nearly all traffic. */
const TEXTS_MAX = 1_000

/** Matching crawlers takes 10 µs of the 350 µs that a beacon may take (docs/bench.md). */
function memoizeText<Value>(compute: (text: string) => Value) {
  const cache = new LRUCache<string, { value: Value }>({
    max: TEXTS_MAX,
    memoMethod: (text) => ({ value: compute(text) }),
  })
  return (text: string) => cache.memo(text).value
}

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

const rules: [FilterReason, (client: Client) => boolean][] = [
  ['prefetch', isPrefetch],
  ['preview', (client) => previews.test(client.userAgent)],
  ['crawler', (client) => isCrawler(client.userAgent)],
]

export function findFilterReason(client: Client): FilterReason | undefined {
  return rules.find(([, applies]) => applies(client))?.[0]
}

/** `thirdLandingPageFeInfra` is TikTok's app, which loads pages before anybody taps on them. */
function isPrefetch({ purpose, userAgent }: Client) {
  return /prefetch|prerender|preview/i.test(purpose) || userAgent.includes('thirdLandingPageFeInfra')
}

/** Programs that fetch a page to draw a card of it when somebody pastes its address into a chat or a post. */
const previews = new RegExp(
  [
    'facebookexternalhit',
    'facebookcatalog',
    'facebot',
    'meta-externalfetcher',
    '^WhatsApp/',
    'Twitterbot',
    'TelegramBot',
    'Slackbot-LinkExpanding',
    'Slack-ImgProxy',
    'Discordbot',
    'Snap URL Preview',
    'LinkedInBot',
    'Pinterestbot',
    'redditbot',
    'SkypeUriPreview',
    'MicrosoftPreview',
    'Viber$',
    'vkShare',
    'Iframely',
    'Embedly',
    'Mastodon/',
    'Bluesky Cardyb',
    'Google-PageRenderer',
    'kakaotalk-scrap',
    'Line-?Poker',
  ].join('|'),
  'i',
)

/** Programs that call the API for their users are no crawlers. */
const directCallers =
  /^(?:node|undici|axios|got|curl|wget|httpie|xh|insomnia|postmanruntime|python-requests|python-httpx|aiohttp|python|go-http-client|okhttp|java|ruby|php|guzzlehttp|dart)\b(?!.*(?:bot|crawl|spider))/i

/** A headless browser that runs the page as a person's would counts as a person. */
const isListed = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'))

/** In-app browsers are people, although a Pixel phone says «Google». Matching 200 patterns takes 10 µs. */
const isCrawler = memoizeText((agent) => !readAppAndDevice(agent).app && !directCallers.test(agent) && isListed(agent))
