import { NewsForm, OwnNews, type OwnNewsList, PageNews } from '@nokshi/contract/news.ts'
import type { Context } from 'hono'
import { requireRecentProof } from '../auth/session.ts'
import { transact } from '../database/connect.ts'
import { implement, success } from '../http/implement.ts'
import { readForm } from '../http/multipart.ts'
import { parseOrRefuse } from '../http/validate.ts'
import { getOwnProfile } from '../linkhub/own-profile.ts'
import { imageUrl } from '../linkhub/pictures/image-files.ts'
import { pictureRules } from '../linkhub/pictures/picture-upload.ts'
import { getOwner } from '../linkhub/queries.ts'
import { countFollowers, deleteFollowers } from '../messages/follower-queries.ts'
import { enqueueMail } from '../outbox/mail.ts'
import type { Config } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { readLimit } from './limits.ts'
import { newsMail } from './mail.ts'
import { findDraft, findRecipient, listNews, listPageNews, type NewsRow, raiseFigure } from './queries.ts'
import { stopByStudio } from './stop-news.ts'
import { getDraft, planNews, requireConfirmed, saveDraft, stopOwnNews } from './write-news.ts'

const form = { ...pictureRules, texts: Object.keys(NewsForm.shape), files: ['picture'] }

export function newsRoutes(deps: Deps) {
  const { db, config, now } = deps
  return implement({
    'GET /api/linkhubAuth/me/news': read,
    'PUT /api/linkhubAuth/me/news/draft': async (c) => {
      const { texts, files } = await readForm(c, form)
      const written = parseOrRefuse(NewsForm, Object.fromEntries(texts))
      await saveDraft(deps, await ownProfile(c), { ...written, picture: files.get('picture') })
      return read(c)
    },
    'GET /api/linkhubAuth/me/news/draft/preview': async (c) => {
      c.header(
        'Content-Security-Policy',
        `sandbox; default-src 'none'; img-src ${config.apiUrl}; style-src 'unsafe-inline'; frame-ancestors ${config.siteUrl}`,
      )
      // Browsers that read `frame-ancestors` ignore it.
      c.header('X-Frame-Options', 'SAMEORIGIN')
      return c.html((await composeForOwner(c)).html)
    },
    'POST /api/linkhubAuth/me/news/draft/test': async (c) => {
      requireConfirmed(await ownProfile(c))
      return success(enqueueMail(db, now(), await composeForOwner(c), { lane: 'other' }))
    },
    'POST /api/linkhubAuth/me/news/draft/send': async (c, { body }) => {
      // A stolen session must not write to everybody who trusts the page.
      await requireRecentProof(deps, c.get('holder').sessionId)
      await planNews(deps, await ownProfile(c), body.at)
      return read(c)
    },
    'POST /api/linkhubAuth/me/news/{id}/stop': async (c, { id }) => {
      await stopOwnNews(deps, await ownProfile(c), id)
      return read(c)
    },
    // For whoever has the address, without login: mail programs use it for their owners (RFC 8058).
    'GET /api/unfollow': async (_c, { query }) => {
      const recipient = await findRecipient(db, [query.token])
      if (!recipient) throw new Refusal('not-found', 'no-such-forget-link')
      return { username: recipient.username }
    },
    'POST /api/unfollow': async (_c, { query }) => {
      const recipient = await findRecipient(db, [query.token])
      if (recipient)
        await transact(db, async (tx) => {
          if (await deleteFollowers(tx, [recipient.followerId])) await raiseFigure(tx, recipient.newsId, 'unfollowed')
        })
      return { success: true }
    },
    'GET /api/crm/news': async () =>
      (await listPageNews(db)).map((row) => PageNews.parse({ ...row, ...presentNews(config, row) })),
    'POST /api/crm/news/{id}/stop': (c, { id }) =>
      success(transact(db, (tx) => stopByStudio(deps, tx, id, c.get('staff').id))),
  })

  function ownProfile(c: Context) {
    return getOwnProfile(db, c.get('user').id)
  }

  async function read(c: Context): Promise<OwnNewsList> {
    const { id, timeZone } = await ownProfile(c)
    const draft = await findDraft(db, id)
    const { perDay } = await readLimit(db, id, now())
    return {
      draft: draft ? presentNews(config, draft) : null,
      news: (await listNews(db, id)).map((row) => presentNews(config, row)),
      followers: await countFollowers(db, id),
      perDay,
      timeZone,
    }
  }

  async function composeForOwner(c: Context) {
    const page = await ownProfile(c)
    return newsMail(deps, { ...page, ...(await getDraft(db, page.id)) }, await getOwner(db, page.id))
  }
}

/** The fields of the contract; no others of the row. */
export function presentNews(config: Config, row: NewsRow) {
  return OwnNews.parse({ ...row, picture: row.picture && imageUrl(config, 'banner', row.picture) })
}
