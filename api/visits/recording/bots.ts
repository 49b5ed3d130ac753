import type { FilterReason } from '@nokshi/contract/visits.ts'
import { createIsbotFromList, list } from 'isbot'
import { readAppAndDevice } from './app-and-device.ts'
import type { Client } from './client.ts'
import { memoizeText } from './memoize-text.ts'

/** The first that applies is the reason. */
const rules: [FilterReason, (client: Client) => boolean][] = [
  ['prefetch', isPrefetch],
  ['preview', (client) => isPreview(client.userAgent)],
  ['crawler', (client) => isCrawler(client.userAgent)],
]

/** Undefined for people. */
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

function isPreview(agent: string) {
  return previews.test(agent)
}

/** Programs that call the API for their users are no crawlers. */
const directCallers =
  /^(?:node|undici|axios|got|curl|wget|httpie|xh|insomnia|postmanruntime|python-requests|python-httpx|aiohttp|python|go-http-client|okhttp|java|ruby|php|guzzlehttp|dart)\b(?!.*(?:bot|crawl|spider))/i

/** A headless browser that runs the page as a person's would counts as a person. */
const isListed = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'))

/** In-app browsers are people, although a Pixel phone says «Google». Matching 200 patterns takes 10 µs. */
const isCrawler = memoizeText((agent) => !readAppAndDevice(agent).app && !directCallers.test(agent) && isListed(agent))
