import { messageLabels } from '@nokshi/content/hub-messages.ts'
import type { NewMessage } from '@nokshi/contract/messages.ts'
import type { Db } from '../database/connect.ts'
import { transact } from '../database/transact.ts'
import type { Arrival } from '../intake/arrival.ts'
import { countSenders, findEqualSubmission } from '../intake/equal-submissions.ts'
import { scoreSpam } from '../intake/spam-score.ts'
import { toChatNumber } from '../linkhub/chat-number.ts'
import { isFormShown } from '../linkhub/present-profile.ts'
import { getPublicProfile } from '../linkhub/public-profile.ts'
import type { PresentableProfile } from '../linkhub/queries.ts'
import { readMessageSettings } from '../linkhub/stored-profile.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { Refusal } from '../platform/refusal.ts'
import { countMessage, isBeyondDay } from './count-message.ts'
import { follow } from './follow.ts'
import { linkToken } from './forget-link.ts'
import { insertMessage, isFull } from './queries.ts'
import { submitHubLead } from './submit-hub-lead.ts'
import { tellOwner } from './tell-owner.ts'

export async function keepMessage(deps: Deps, username: string, message: NewMessage, arrival: Arrival) {
  const page = await getPublicProfile(deps.db, username)
  const post = readPost(page, message)
  const { isRushed } = await countMessage(deps, arrival.network)
  const id = await transact(deps.db, (tx) => keepOnce(tx, deps, page, post, { arrival, isRushed }))
  // After the message, so that a retry after a lost answer stores each once.
  if (post.needsWebsite) await submitHubLead(deps, page, post, arrival)
  deps.outboxSignal.emit('filled')
  return { forget: id === undefined ? null : linkToken(deps, 'forget', { profileId: page.id, id }) }
}

type Post = ReturnType<typeof readPost>

/** The fields that the page has. Its owner may have switched the form off meanwhile. */
function readPost(page: PresentableProfile, { email, phone: typed, text, ...message }: NewMessage) {
  const messageSettings = readMessageSettings(page)
  const wantsNews = message.wantsNews && messageSettings.news
  if (!isFormShown(page) || (text === undefined ? !wantsNews : !messageSettings.messages))
    throw new Refusal('not-found', 'page-takes-no-messages')
  const phone = typed === undefined ? null : toChatNumber(typed, page.timeZone)
  if (phone === undefined) throw new Refusal('invalid', 'invalid-phone', { at: 'phone' })
  return {
    ...{ name: message.name, email: email?.toLowerCase() ?? null, phone, text: text ?? '', wantsNews },
    needsWebsite: message.needsWebsite && messageSettings.studio,
  }
}

interface Circumstances {
  arrival: Arrival
  isRushed: boolean
}

/** The id for deletion by its sender; undefined for a repeated text. */
async function keepOnce(
  tx: Db,
  deps: Deps,
  page: PresentableProfile,
  post: Post,
  { arrival, isRushed }: Circumstances,
) {
  const { name, email, phone, text, wantsNews } = post
  const now = deps.now()
  const id = newId(now)
  const fields = { name, email: email ?? '', phone: phone ?? '', text, news: wantsNews ? 'yes' : '' }
  const first = await findEqualSubmission(tx, deps, { form: `message:${page.id}`, arrival, fields, text }, id)
  deps.metrics.submissions.inc({ form: 'message', outcome: first ? 'duplicate' : 'received' })
  if (first?.by === 'key') return first.reference

  const { isSpam } = scoreSpam({
    ...{ name, text: `${name}\n${text}`, userAgent: arrival.userAgent, isRushed },
    isTrapFilled: arrival.isTrapFilled,
    sendersOfText: await countSenders(tx, deps, text),
  })
  const { language, network } = arrival
  const consent = wantsNews ? messageLabels[language].consent(page.name) : null
  const ask = async () => {
    const given = { network, id, name, email, phone, language, at: now }
    if (consent !== null) await follow(tx, deps, page, { ...given, consent })
  }
  if (first) {
    // A follower whom the owner deleted, or who lost the mail, sends the same text again.
    if (!isSpam) await ask()
    return undefined
  }
  const isApart = isSpam || (await isBeyondDay({ ...deps, db: tx }, page.id, network))
  if (isApart || text !== '') {
    // Separate limits, so that spam takes no room of messages.
    if (await isFull(tx, page.id, isApart)) throw new Refusal('too-many', 'messages-full')
    await insertMessage(tx, {
      ...{ id, profileId: page.id, name, email, phone, text, language, receivedAt: now },
      ...{ consent, isSpam: isApart ? 1 : 0, deletedAt: null },
      toldAt: now,
    })
  }
  if (isSpam) return id
  if (!isApart) await ask()
  if (isApart || text !== '') await tellOwner(tx, deps, page.id, id)
  return id
}
