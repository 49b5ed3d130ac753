import { createHash } from 'node:crypto'
import { hubLabels } from '@nokshi/content/hub.ts'
import { hubAddress, type Profile } from '@nokshi/contract/linkhub.ts'
import { safeUrl } from '@nokshi/contract/safe-url.ts'
import { sayIn } from '@nokshi/contract/sentences/in-language.ts'
import type { Context } from 'hono'
import { implement } from '../../http/implement.ts'
import { answerRefusal } from '../../http/problems.ts'
import { findProfileForVisitById, findProfileOfLink } from '../../linkhub/queries.ts'
import { presentShop } from '../../linkhub/shop/present-shop.ts'
import { listProducts } from '../../linkhub/shop/queries.ts'
import { readLanguage } from '../../linkhub/stored-profile.ts'
import { findNews, raiseFigure } from '../../news/queries.ts'
import { escapeHtml } from '../../outbox/mail.ts'
import type { Config } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { hostnameOf } from '../../platform/domains.ts'
import { describeError } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listPageLinks } from '../counting/page-links.ts'
import { findFilterReason } from '../recording/bots.ts'
import { readClient } from '../recording/client.ts'
import type { RecordVisit } from '../recording/record-visits.ts'

const HIDDEN = 'noindex, nofollow'

/** Links for visitors without scripts. The target sees our origin as referrer, as from a plain link. */
export function goRoutes(deps: Deps, record: RecordVisit) {
  return implement({
    'GET /go/{target}': async (c, { target }) => {
      c.header('X-Robots-Tag', HIDDEN)
      const found = await readGoTarget(deps, target, c.req.header('host'))
      if ('refusal' in found) return answerNowhere(deps, c, found)
      if (isOpenedByPerson(c)) await count(c, found)
      c.header('Cache-Control', 'no-store')
      return c.redirect(found.url, 302)
    },
  })

  async function count(c: Context, { username, link, newsId }: GoTarget) {
    try {
      const { client, findUserId } = readClient(deps, c)
      if (newsId === undefined) await record({ username, link, client, findUserId })
      else if (!findFilterReason(client)) await raiseFigure(deps.db, newsId, 'opens')
    } catch (error) {
      // A failure of counting must not stop the redirect.
      deps.log.error('click not counted', { requestId: c.get('requestId'), ...describeError(error) })
    }
  }
}

function answerNowhere({ config }: Deps, c: Context, nowhere: GoNowhere) {
  const answer = answerRefusal(c, nowhere.refusal)
  if (!wantsPage(c)) return answer
  return new Response(writeGoNotice(config, nowhere), {
    status: answer.status,
    headers: {
      'Content-Security-Policy': NOTICE_POLICY,
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': HIDDEN,
    },
  })
}

/** Only documents count. Browsers without Sec-Fetch-Dest accept HTML, and all send a User-Agent. */
function isOpenedByPerson(c: Context) {
  if (c.req.method !== 'GET' || !c.req.header('user-agent')?.trim()) return false
  const destination = c.req.header('sec-fetch-dest')
  return destination === undefined ? wantsPage(c) : destination === 'document'
}

function wantsPage(c: Context) {
  return /\btext\/html\b/i.test(c.req.header('accept') ?? '')
}

/** As `goPath` of the contract makes them: the id of a custom link, or a page and the kind of a profile. */
const GO_ID = /^(?<id>[\w-]{8,64})(?:\.(?<social>\w{1,20}))?$/

interface GoTarget {
  username: string
  link: string
  url: string
  /** Of a link in a mail, which counts there and is no click on the page. */
  newsId?: string
}

interface GoNowhere {
  refusal: Refusal
  /** The page that the link was on, where that can still be seen. */
  username?: string
  language?: Profile['language']
}

/** Leads only to what is on the page now. */
async function readGoTarget(
  { db, config, now, badHosts, domains }: Pick<Deps, 'db' | 'config' | 'now' | 'badHosts' | 'domains'>,
  goId: string,
  host: string | undefined,
): Promise<GoTarget | GoNowhere> {
  const { id, social } = GO_ID.exec(goId)?.groups ?? {}
  if (id === undefined) return { refusal: noSuchLink() }
  const news = await findNews(db, id)
  const pageId = news?.profileId ?? (social === undefined ? undefined : id)
  const profile = await (pageId === undefined ? findProfileOfLink(db, id) : findProfileForVisitById(db, pageId))
  // On its own domain a page leads to nothing of another one.
  const isElsewhere = (domains.find(hostnameOf(host)) ?? { profileId: profile?.id }).profileId !== profile?.id
  if (!profile || isElsewhere) return { refusal: noSuchLink() }
  const language = readLanguage(profile)
  if (profile.suspendedAt !== null) return { refusal: new Refusal('gone', 'linked-page-suspended'), language }

  const { username } = profile
  const nowhere = (refusal: Refusal) => ({ refusal, username, language })
  // What the studio has stopped leads nowhere from the mails that were sent before.
  if (news?.linkUrl && news.startedAt !== null && news.stopReason !== 'studio') {
    if ((await badHosts.read())(news.linkUrl)) return nowhere(new Refusal('gone', 'link-host-listed'))
    return { username, link: id, url: news.linkUrl, newsId: id }
  }
  const links = await listPageLinks(db, profile, now())
  const products = presentShop(config, profile, await listProducts(db, profile.id)).map((product) => ({
    ...{ link: product.id, url: product.orderUrl, isShown: !product.isSoldOut },
  }))
  const target = [...links, ...products].find(({ link }) => link === (social ?? id))
  // Pages link to phones and mailboxes directly.
  if (!target || !safeUrl(target.url)) return nowhere(noSuchLink())
  if ((await badHosts.read())(target.url)) return nowhere(new Refusal('gone', 'link-host-listed'))
  // The target of a link is not revealed before its time.
  if (!target.isShown) return nowhere(new Refusal('gone', 'link-hidden'))
  return { username, link: target.link, url: target.url }
}

function noSuchLink() {
  return new Refusal('not-found', 'link-removed')
}

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{font:18px/1.6 system-ui,sans-serif;max-width:32em;margin:20vh auto;padding:0 1em;text-align:center}',
  'h1{font-size:1.4em}',
].join('')

/** Its one style, and nothing else: no script, no picture, no frame. */
const NOTICE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ')

function writeGoNotice({ siteUrl }: Pick<Config, 'siteUrl'>, { refusal, username, language = 'en' }: GoNowhere) {
  const { direction, seePage } = hubLabels[language]
  const sentence = escapeHtml(sayIn(language, refusal.reason))
  const address = username && escapeHtml(hubAddress(siteUrl, { username }))
  const way = username
    ? `<p><a href="${address}">${escapeHtml(seePage)} <bdi>@${escapeHtml(username)}</bdi></a></p>`
    : ''
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${sentence}</title><style>${STYLE}</style><h1>${sentence}</h1>${way}</html>\n`,
  ].join('')
}
