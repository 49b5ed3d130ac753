import type { FilterReason } from '@nokshi/contract/visits.ts'
import { createIsbotFromList, list } from 'isbot'

/** What a request says about who sent it. */
export interface Sender {
  address: string
  userAgent: string
  language: string
  /** What the browser says it fetches for, when that is not to show the page now. */
  purpose: string
}

/** The first that applies is the reason. */
const rules: [FilterReason, (sender: Sender) => boolean][] = [
  ['prefetch', isPrefetch],
  ['preview', (sender) => previews.test(sender.userAgent)],
  ['crawler', (sender) => isCrawler(sender.userAgent)],
]

/** Why what this sender asks for is not the visit of a person. Undefined for people. */
export function findFilterReason(sender: Sender): FilterReason | undefined {
  return rules.find(([, applies]) => applies(sender))?.[0]
}

/** `thirdLandingPageFeInfra` is TikTok's app, which loads pages before anybody taps on them. */
function isPrefetch({ purpose, userAgent }: Sender) {
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

/** People in the browsers of these apps. Some of their agents carry words of crawlers: a Pixel phone says «Google». */
const appBrowsers =
  /^Mozilla\/.*(?:\bInstagram \d|\[FB|\bFBAN\/|\bFB_IAB\/|\bSnapchat\/?\d|\bmusical_ly|\btrill_|\bBytedanceWebview\/|\bLine\/\d|\bWhatsApp\/)/

/** A program that somebody runs to call the API is no crawler: nobody sent it round the web. It counts as its caller. */
const directCallers =
  /^(?:node|undici|axios|got|curl|wget|httpie|xh|insomnia|postmanruntime|python-requests|python-httpx|aiohttp|python|go-http-client|okhttp|java|ruby|php|guzzlehttp|dart)\b(?!.*(?:bot|crawl|spider))/i

/** A headless browser that runs the page as a person's would counts as a person. */
const isListed = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'))

/** The list is 200 patterns long and takes 10 µs; a few hundred agents make up nearly all traffic. */
const MEMORY = 1_000
const known = new Map<string, boolean>()

/** Longer than any browser's; the rest of a longer one is not worth the time. */
const AGENT_MAX = 512

function isCrawler(userAgent: string) {
  const agent = userAgent.slice(0, AGENT_MAX)
  const remembered = known.get(agent)
  if (remembered !== undefined) return remembered

  const verdict = !appBrowsers.test(agent) && !directCallers.test(agent) && isListed(agent)
  if (known.size >= MEMORY) known.clear()
  known.set(agent, verdict)
  return verdict
}
