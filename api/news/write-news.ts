import type { NewsForm } from '@nokshi/contract/news.ts'
import { type Db, transact } from '../database/connect.ts'
import { renderImage } from '../linkhub/pictures/images.ts'
import { withStoredImages } from '../linkhub/pictures/store-images.ts'
import { lockProfile, type PresentableProfile } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { zonedTime } from '../platform/zoned-time.ts'
import { readLimit } from './limits.ts'
import { findDraft, findNews, hasNewsBetween, replaceDraft, updateNews } from './queries.ts'
import { stopNews } from './stop-news.ts'

type Form = NewsForm & { picture: Uint8Array | undefined }

/** Instead of the draft before it. Pictures that nothing shows any more are swept. */
export async function saveDraft(deps: Deps, page: PresentableProfile, form: Form) {
  const { subject, text, linkLabel = null, linkUrl = null, keepsPicture } = form
  if (linkUrl && (await deps.badHosts.read())(linkUrl)) throw new Refusal('invalid', 'listed-host', { at: 'linkUrl' })
  const banner = form.picture && (await renderImage(page.ownerId, 'banner', form.picture, 'picture'))
  await withStoredImages(deps, page.ownerId, { banner }, (stored) =>
    transact(deps.db, async (tx) => {
      await lockProfile(tx, page.id)
      const before = keepsPicture === 'yes' ? await findDraft(tx, page.id) : undefined
      const picture = stored.banner ?? before?.picture ?? null
      const id = newId(deps.now())
      await replaceDraft(tx, { id, profileId: page.id, subject, text, picture, linkLabel, linkUrl })
    }),
  )
}

export async function getDraft(db: Db, profileId: string) {
  const draft = await findDraft(db, profileId)
  if (!draft) throw new Refusal('not-found', 'no-such-news')
  return draft
}

/** Or anybody could have mails sent to an address of somebody else. */
export function requireConfirmed(page: PresentableProfile) {
  if (page.emailVerified !== 1) throw new Refusal('forbidden', 'news-unconfirmed')
}

/** One for each day of the owner's calendar. */
export async function planNews(deps: Deps, page: PresentableProfile, at = 0) {
  const now = deps.now()
  const plannedAt = Math.max(at, now)
  requireConfirmed(page)
  if (page.suspendedAt !== null) throw new Refusal('forbidden', 'page-suspended')
  const day = zonedTime(page.timeZone, plannedAt).startOfDay()
  await transact(deps.db, async (tx) => {
    await lockProfile(tx, page.id)
    const { id } = await getDraft(tx, page.id)
    if ((await readLimit(tx, page.id, now)).isPaused) throw new Refusal('conflict', 'news-paused')
    if (await hasNewsBetween(tx, page.id, day.epochMilliseconds, day.add({ days: 1 }).epochMilliseconds))
      throw new Refusal('conflict', 'news-once-a-day')
    await updateNews(tx, id, ['draft'], { state: 'planned', plannedAt })
  })
}

/** What is planned is the draft again, unless there is another; what is being sent goes to nobody else. */
export function stopOwnNews(deps: Deps, page: PresentableProfile, id: string) {
  return transact(deps.db, async (tx) => {
    await lockProfile(tx, page.id)
    const news = await findNews(tx, id)
    if (news?.profileId !== page.id) throw new Refusal('not-found', 'no-such-news')
    const isDraft =
      !(await findDraft(tx, page.id)) && (await updateNews(tx, id, ['planned'], { state: 'draft', plannedAt: null }))
    if (!isDraft) await stopNews(deps, tx, id, 'owner')
  })
}
