import { messageLabels } from '@nokshi/content/hub-messages.ts'
import { NewLead } from '@nokshi/contract/leads.ts'
import { MESSAGES_A_DAY, MESSAGES_OF_NETWORK, type NewMessage } from '@nokshi/contract/messages.ts'
import { type Db, transact } from '../database/connect.ts'
import type { Arrival } from '../intake/arrival.ts'
import { countSenders, findEqualSubmission } from '../intake/equal-submissions.ts'
import { ORIGIN_FIELD } from '../intake/payload.ts'
import { scoreSpam } from '../intake/spam-score.ts'
import { submitLead } from '../leads/submit-lead.ts'
import { toChatNumber } from '../linkhub/chat-number.ts'
import { isFormShown } from '../linkhub/present-profile.ts'
import { getPublicProfile } from '../linkhub/public-profile.ts'
import type { PresentableProfile } from '../linkhub/queries.ts'
import { readMessageSettings } from '../linkhub/stored-profile.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { describeError } from '../platform/log.ts'
import { countHit, type Limit, type Network, type Subject } from '../platform/rate-limit.ts'
import { Refusal } from '../platform/refusal.ts'
import { addPending } from '../push/queries.ts'
import { follow } from './follow.ts'
import { linkToken } from './forget-link.ts'
import { insertMessage, isFull } from './queries.ts'
import { tellOwner } from './tell-owner.ts'

export async function keepMessage(deps: Deps, username: string, message: NewMessage, arrival: Arrival) {
  const page = await getPublicProfile(deps.db, username)
  const post = readPost(page, message)
  const { isRushed } = await countMessage(deps, arrival.network)
  const id = await transact(deps.db, (tx) => keepOnce(tx, deps, page, post, { arrival, isRushed }))
  // After the message, so that a retry after a lost answer stores each once.
  if (post.needsWebsite) await submitHubLead(deps, page, post, arrival)
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
  if (!isApart && text !== '') await addPending(tx, page.id, { messages: 1 })
  return id
}

/** More than this adds to the spam score. */
const RUSH: Limit = { name: 'message-rush', hits: 60, perSeconds: 10 * 60 }

/** From all networks together, and from one. */
const PAGE_FLOOD: Limit = { name: 'message-page-flood', hits: MESSAGES_A_DAY, perSeconds: 24 * 60 * 60 }
const PAGE_SHARE: Limit = { ...PAGE_FLOOD, name: 'message-page-share', hits: MESSAGES_OF_NETWORK }

/** If the limiter fails, the message is kept: losing one is worse than receiving spam. */
async function countMessage(deps: Deps, network: Network) {
  try {
    return { isRushed: (await countHit(deps, RUSH, [network])).isOver }
  } catch (error) {
    deps.log.error('message limiter failed', describeError(error))
    return { isRushed: false }
  }
}

/** Whether the page got more in a day than its owner can read. Spam and repetitions do not count. */
async function isBeyondDay(deps: Pick<Deps, 'db' | 'now' | 'secret'>, profileId: string, network: Network) {
  const isOver = async (limit: Limit, subject: Subject) => (await countHit(deps, limit, subject)).isOver
  return (await isOver(PAGE_SHARE, [profileId, network])) || isOver(PAGE_FLOOD, [profileId])
}

/** Who ticked that they need a website becomes a lead. The message stays with the page's owner. */
async function submitHubLead(
  deps: Deps,
  { username }: PresentableProfile,
  { name, email, phone }: { name: string; email: string | null; phone: string | null },
  arrival: Arrival,
) {
  const sent = {
    ...{ name: nameOfLead(name), contact: contactOf(email, phone), type: 'web development' },
    [ORIGIN_FIELD]: `${new URLSearchParams({ page: `/hub/${username}`, s: `hub:${username}` })}`,
  }
  await submitLead(deps, NewLead.parse(sent), { ...arrival, sent, idempotencyKey: undefined })
}

/** The form of leads wants ten characters. */
const CONTACT_MIN = 10

function contactOf(email: string | null, phone: string | null) {
  if (email !== null && email.length >= CONTACT_MIN) return email
  if (phone === null) return `Email: ${email}`
  const dialled = `+${phone}`
  // Some countries have shorter numbers.
  return dialled.length < CONTACT_MIN ? `Phone: ${dialled}` : dialled
}

/** The form of leads wants two characters. */
function nameOfLead(name: string) {
  return [...name].length < 2 ? `${name}.` : name
}
