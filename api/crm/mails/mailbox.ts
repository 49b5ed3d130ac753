import { randomUUID } from 'node:crypto'
import type { FetchResult } from '@nokshi/contract/crm/mails.ts'
import type { ImapFlow } from 'imapflow'
import type { ImapConfig } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import { fetchFolder, type Tries } from './fetch-folder.ts'
import { fileMail } from './file-mail.ts'
import { createMailParser } from './mail-parser.ts'
import { claimMailbox, INBOX, releaseMailbox, updatePosition } from './position-queries.ts'
import { listFetchedIds } from './queries.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** Longer than the pause between two sweeps; renewed with every mail. */
const LEASE_MS = 90 * SECOND
/** IDLE can die without a word. */
const SILENCE_MAX_MS = 10 * MINUTE
const PAUSE_MAX_MS = 5 * MINUTE
const LEFT_OVER_MAX = 500
const ANSWER_MAX = 300

/**
 * The studio's mailbox. A sweep each minute fetches what came; between two the connection stays open, and
 * the server tells of a new mail at once (IDLE).
 */
function createMailbox(deps: Deps) {
  const { db, now, log, config } = deps
  const me = randomUUID()
  const parser = createMailParser()
  const tries: Tries = new Map()
  let client: ImapFlow | undefined
  let running: Promise<unknown> = Promise.resolve()
  let waiting: Promise<unknown> | undefined
  let failures = 0
  let pausedUntil = 0
  let isStopped = false

  function hangUp() {
    client?.close()
    client = undefined
  }

  async function connect(imap: ImapConfig) {
    if (client?.usable) return client
    const { ImapFlow } = await import('imapflow')
    if (isStopped) throw new Error('The server is stopping.')
    const { host, port, isSecure, user, password } = imap
    const fresh = new ImapFlow({
      ...{ host, port, secure: isSecure, auth: { user, pass: password }, logger: false },
      ...{ connectionTimeout: 20 * SECOND, greetingTimeout: 10 * SECOND },
      ...{ autoIdleDelay: SECOND, maxIdleTime: 4 * MINUTE },
    })
    // Without this listener, a lost connection would end the process.
    fresh.on('error', (error: unknown) => log.warn('mailbox connection failed', describeError(error)))
    fresh.on('exists', () => {
      sweep().catch((error: unknown) => log.error('mailbox not read', describeError(error)))
    })
    client = fresh
    await fresh.connect()
    return fresh
  }

  async function renew() {
    const time = now()
    return claimMailbox(db, me, time, time + LEASE_MS)
  }

  /** One mail that fails must not stop the others; the next sweep tries it again. */
  async function file(id: string) {
    await renew()
    await fileMail(deps, parser, id).catch((error: unknown) =>
      log.error('mail not filed', { id, ...describeError(error) }),
    )
  }

  async function fetchAll(imap: ImapConfig) {
    for (const id of await listFetchedIds(db, LEFT_OVER_MAX)) if (!isStopped) await file(id)
    const connected = await connect(imap)
    const sent = (await connected.list()).find(({ specialUse }) => specialUse === '\\Sent')
    // The inbox is last, because IDLE watches the folder that was opened last.
    const folders = [...(sent ? [sent.path] : []), INBOX]
    let count = 0
    for (const folder of folders) count += await fetchFolder(deps, connected, folder, tries, file)
    return count
  }

  async function attempt(imap: ImapConfig): Promise<FetchResult> {
    if (!(await renew())) {
      hangUp()
      return { isFetched: false, count: 0, answer: 'Another process reads the mailbox.' }
    }
    const watchdog = setTimeout(hangUp, SILENCE_MAX_MS)
    try {
      const count = await fetchAll(imap)
      await updatePosition(db, INBOX, { fetchedAt: now(), error: null })
      failures = 0
      pausedUntil = 0
      return { isFetched: true, count, answer: `${imap.host} answered.` }
    } catch (error) {
      hangUp()
      const answer = explain(error, imap.host)
      await updatePosition(db, INBOX, { error: answer })
      pausedUntil = now() + Math.min(SECOND * 2 ** failures++, PAUSE_MAX_MS)
      log.warn('mailbox not read', { answer })
      return { isFetched: false, count: 0, answer }
    } finally {
      clearTimeout(watchdog)
    }
  }

  /** One after the other: a second one finds what came during the first. */
  function inTurn(work: () => Promise<FetchResult | undefined>) {
    const next = running.then(() => (isStopped ? undefined : work()))
    running = next.catch(() => undefined)
    return next
  }

  /** One that waits for its turn finds all that came before it, so a second one need not wait too. */
  async function sweep() {
    const { imap } = config
    if (!imap) return
    waiting ??= inTurn(async () => {
      waiting = undefined
      return now() < pausedUntil ? undefined : attempt(imap)
    })
    await waiting
  }

  return {
    sweep,
    /** Also during the pause after an error. */
    async fetchNow(): Promise<FetchResult> {
      const { imap } = config
      if (!imap) throw new Refusal('conflict', 'no-mailbox')
      const result = await inTurn(() => attempt(imap))
      return result ?? { isFetched: false, count: 0, answer: 'The server is stopping.' }
    },
    async stop() {
      isStopped = true
      hangUp()
      await running
      hangUp()
      parser.close()
      if (config.imap) await releaseMailbox(db, me)
    },
  }
}

/** The server's own words if there are any. */
function explain(error: unknown, host: string) {
  const { responseText, code, message } = Object(error)
  const said = [responseText, code, message].find((text) => typeof text === 'string' && text !== '')
  const plain = String(said ?? 'unknown error').replace(/\s+/g, ' ')
  return `${host}: ${plain}`.slice(0, ANSWER_MAX)
}

const mailboxes = new WeakMap<object, ReturnType<typeof createMailbox>>()

/** One for each process, for its jobs and for those who press «Fetch now». */
export function mailboxOf(deps: Deps) {
  const known = mailboxes.get(deps.db) ?? createMailbox(deps)
  mailboxes.set(deps.db, known)
  return known
}
