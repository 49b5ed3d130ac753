import { siteLanguages } from '@nokshi/contract/languages.ts'
import type { MessageList, OwnMessage } from '@nokshi/contract/messages.ts'
import type { ProfileRow } from '../linkhub/queries.ts'
import { toCsv, toCsvLines } from '../platform/csv.ts'
import type { Deps } from '../platform/deps.ts'
import { type FollowerRow, listFollowers } from './follower-queries.ts'
import { linkAddress } from './forget-link.ts'
import { listMessages, type MessageRow } from './queries.ts'

type Presenting = Pick<Deps, 'db' | 'secret' | 'config'>

export async function readList(
  deps: Presenting,
  { id, language }: Pick<ProfileRow, 'id' | 'language'>,
  list: MessageList,
  limit: number,
  after?: string,
): Promise<OwnMessage[]> {
  const rows: Listed[] =
    list === 'followers'
      ? (await listFollowers(deps.db, id, limit, after)).map(asMessage)
      : await listMessages(deps.db, id, list === 'spam', limit, after)
  return rows.map(({ id, profileId, name, email, phone, text, consent, receivedAt, readAt, isUnconfirmed }) => ({
    ...{ id, name, email, phone, text, consent, receivedAt },
    ...(list === 'messages' && readAt === null && { isUnread: true }),
    forget: linkAddress(deps, 'forget', { profileId, id, isAll: true }, siteLanguages[language]),
    ...(isUnconfirmed && { isUnconfirmed }),
  }))
}

type Listed = Omit<MessageRow, 'isSpam' | 'toldAt'> & Pick<OwnMessage, 'isUnconfirmed'>

function asMessage({ consentedAt, confirmedAt, ...row }: FollowerRow): Listed {
  const shown = { ...row, text: '', receivedAt: consentedAt, readAt: null }
  return { ...shown, ...(confirmedAt === null && { isUnconfirmed: true }) }
}

const csvHeader = ['time', 'name', 'email', 'phone', 'message', 'agreed to', 'forget', 'confirmed']

/** Bounds memory, because messages may be many and long. */
const WRITTEN_AT_ONCE = 100

export async function* writeTable(deps: Presenting, page: Pick<ProfileRow, 'id' | 'language'>, list: MessageList) {
  yield toCsv(csvHeader, [])
  for (let last: OwnMessage | undefined; ; ) {
    const items = await readList(deps, page, list, WRITTEN_AT_ONCE, last?.id)
    yield toCsvLines(items.map((item) => csvRow(item, list)))
    last = items.at(-1)
    if (items.length < WRITTEN_AT_ONCE) return
  }
}

function csvRow(item: OwnMessage, list: MessageList) {
  const { receivedAt, name, email, phone, text, consent, forget, isUnconfirmed } = item
  const number = phone === null ? '' : `+${phone}`
  const confirmed = list === 'followers' ? (isUnconfirmed ? 'no' : 'yes') : ''
  return [new Date(receivedAt).toISOString(), name, email ?? '', number, text, consent ?? '', forget, confirmed]
}
