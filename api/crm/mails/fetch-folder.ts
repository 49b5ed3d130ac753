import type { ImapFlow, MailboxObject } from 'imapflow'
import { transact } from '../../database/connect.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { storeFile } from './mail-files.ts'
import { findPosition, updatePosition } from './position-queries.ts'
import { attachFiles, insertFetched } from './queries.ts'

const RAW_MAX = 25 * 1024 * 1024
/** So often a mail is asked for; then it is passed over, because those after it wait. */
const TRIES_MAX = 5
/** Clocks of servers differ. */
const SLACK_MS = 60 * 60 * 1000

/**
 * Stores the mails of a folder that came since the last time, by their UID and one at a time. The folder is
 * open for reading only, so that nothing in it changes. `onStored` files a mail; when it fails, the next
 * sweep does. Answers how many came.
 */
export async function fetchFolder(
  deps: Deps,
  client: ImapFlow,
  folder: string,
  tries: Tries,
  onStored: (id: string) => Promise<void>,
) {
  const lock = await client.getMailboxLock(folder, { readOnly: true })
  try {
    // A folder that was open before is not opened again, and the server tells of new mails only when asked.
    await client.noop()
    requireUsable(client)
    const { mailbox } = client
    if (!mailbox) throw new Error('The folder could not be opened.')
    const position = await readPosition(deps, mailbox, folder)
    // An empty folder refuses a range.
    if (mailbox.exists === 0) return 0
    const range = `${position.lastUid + 1}:*`
    const found = await client.fetchAll(range, { uid: true, size: true, internalDate: true }, { uid: true })
    requireUsable(client)
    // `*` is the newest mail, also when it is older than the range.
    const fresh = found.filter(({ uid }) => uid > position.lastUid).sort((one, two) => one.uid - two.uid)
    let count = 0
    for (const { uid, size = 0, internalDate } of fresh) {
      const arrivedAt = new Date(internalDate ?? deps.now()).getTime()
      const isOld = arrivedAt < position.startedAt - SLACK_MS
      const id = isOld ? undefined : await store(deps, client, tries, { ...position, folder, uid, size, arrivedAt })
      if (isOld) await updatePosition(deps.db, folder, { lastUid: uid })
      if (!id) continue
      count++
      await onStored(id)
    }
    return count
  } finally {
    lock.release()
  }
}

/**
 * What is in the mailbox when it is first opened is not imported. After a change of UIDVALIDITY all numbers
 * mean other mails, so the folder is read again; mails that are known are recognised by their content.
 */
async function readPosition({ db, now }: Deps, mailbox: MailboxObject, folder: string) {
  const uidValidity = String(mailbox.uidValidity)
  const known = await findPosition(db, folder)
  if (known?.uidValidity === uidValidity) return known
  const isFirst = !known || known.uidValidity === ''
  const begin = isFirst
    ? { uidValidity, lastUid: mailbox.uidNext - 1, startedAt: now() }
    : { uidValidity, lastUid: 0, startedAt: known.startedAt }
  await updatePosition(db, folder, begin)
  return begin
}

/** On a lost connection the library answers nothing, and does not throw. That must not look like an empty answer. */
function requireUsable(client: ImapFlow) {
  if (!client.usable) throw new Error('The connection was lost.')
}

/** Somebody has deleted it since it was listed. Otherwise it is fetched again, and nothing after it before. */
async function requireGone(client: ImapFlow, uid: number) {
  const [message] = await client.fetchAll(String(uid), { uid: true }, { uid: true })
  requireUsable(client)
  if (message) throw new Error('A mail could not be fetched.')
}

const TOO_LARGE = 'It is larger than 25 MB. Read it in the mailbox.'
const NOT_HANDED_OVER = 'The mail server did not hand it over. Read it in the mailbox.'

/** Until it is parsed. */
const unread = {
  ...{ fromName: '', fromAddress: '', toAddress: '', referenceIds: '' },
  ...{ subject: '', body: '', language: 'en' },
}

/** How often the server was asked for a mail without handing it over, by folder and UID. */
export type Tries = Map<string, number>

interface Found {
  folder: string
  uidValidity: string
  uid: number
  size: number
  arrivedAt: number
}

/** Undefined when it is gone. A server may end the connection at a mail that it cannot read itself. */
async function fetchSource(client: ImapFlow, tries: Tries, key: string, uid: number) {
  tries.set(key, (tries.get(key) ?? 0) + 1)
  const message = await client.fetchOne(String(uid), { source: true }, { uid: true })
  const source = message ? message.source : undefined
  if (!source) await requireGone(client, uid)
  tries.delete(key)
  return source
}

/** The raw mail is stored and the position moved before anything of it is read. Undefined: it is known or gone. */
async function store(deps: Deps, client: ImapFlow, tries: Tries, found: Found) {
  const { folder, uidValidity, uid, size, arrivedAt } = found
  const key = `${folder} ${uidValidity} ${uid}`
  const error = size > RAW_MAX ? TOO_LARGE : (tries.get(key) ?? 0) >= TRIES_MAX ? NOT_HANDED_OVER : null
  const source = error ? undefined : await fetchSource(client, tries, key, uid)
  const now = deps.now()
  const file =
    source && (await storeFile(deps, { kind: 'raw', name: 'mail.eml', type: 'message/rfc822', position: 0 }, source))
  return transact(deps.db, async (tx) => {
    await updatePosition(tx, folder, { lastUid: uid })
    if (!file && !error) return undefined
    const id = newId(now)
    const isNew = await insertFetched(tx, {
      ...{ id, direction: 'in', folder, uidValidity, uid, createdAt: now },
      happenedAt: Math.min(arrivedAt, now),
      ...unread,
      ...{ state: error ? 'unreadable' : 'fetched', error },
    })
    if (!isNew) return undefined
    if (file) await attachFiles(tx, id, [file.id])
    return id
  })
}
