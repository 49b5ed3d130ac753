import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '@nokshi/api/database/connect.ts'
import { readMail } from '@nokshi/api/testing/servers/read-mail.ts'
import { findFreePort } from '../server/lifecycle/environment.ts'
import { withDatabase } from './load.ts'
import { until } from './observe.ts'
import type { Site } from './product.ts'
import type { Run } from './scenario.ts'

export const SLOW = 'takes half a second for every answer'
const LOST_RECEIPT = 'accepts the mail and drops the connection'
const SILENT = 'is silent after the mail'
const CUT_OFF = 'closes in the middle of the mail'
const GARBAGE = '¿qué? 7x7=49 \u0000\u0001'
/** What a mail server that works answers, if it is not 250. */
const usual: Record<string, string> = { connection: '220 here', DATA: '354 go on' }

/** How a mail server can fail, and what it answers then; an empty line is no answer. */
export const failures: Record<string, Record<string, string>> = {
  'refuses connections': {},
  'answers 451 to every recipient': { RCPT: '451 come back later' },
  'answers 550 to every recipient': { RCPT: '550 no such user' },
  'is silent after the connection': { connection: '' },
  [SILENT]: { mail: '' },
  [CUT_OFF]: {},
  [LOST_RECEIPT]: {},
  [SLOW]: {},
  'sends garbage': { EHLO: GARBAGE, HELO: GARBAGE },
  'breaks TLS': { EHLO: '250-here\r\n250 STARTTLS', STAR: '220 go on\r\nthis is no handshake' },
}

/** How subjects name a post. */
export const toStudio = (reference: string) => `(${reference})`
export const toSender = (reference: string) => `: ${reference}`

/** On bare sockets, because libraries do not fail like this. */
export async function startMailServer({ defer, check }: Run) {
  /** Every mail that was accepted, by Message-ID, with how often. */
  const arrivals = new Map<string, { to: string; subject: string; times: number; hasReceipt: boolean }>()
  /** Mails that came again although their receipt was sent. */
  let repeated = 0
  const sockets = new Set<Socket>()
  let failure = ''
  const port = await findFreePort()
  const server = createServer(serve)
  const listen = () => once(server.listen(port, '127.0.0.1'), 'listening')
  const disconnect = () => sockets.forEach((socket) => void socket.destroy())
  defer(() => {
    disconnect()
    server.close()
  })
  await listen()

  function serve(socket: Socket) {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let unread = ''
    let isMail = false

    async function answer(command: string) {
      const line = { ...usual, ...failures[failure] }[command] ?? '250 ok'
      isMail = command === 'DATA'
      await delay(failure === SLOW ? 500 : 0)
      return line !== '' && socket.writable && socket.write(`${line}\r\n`)
    }

    async function receiveMail(source: string) {
      const { 'message-id': id = '', to = '', subject = '' } = readMail(source).headers
      const mail = arrivals.get(id) ?? { to, subject, times: 0, hasReceipt: false }
      if (mail.hasReceipt) repeated++
      if (failure !== SILENT) mail.times++
      if (mail.times > 0) arrivals.set(id, mail)
      if (failure === LOST_RECEIPT) socket.destroy()
      if (await answer('mail')) mail.hasReceipt = true
    }

    socket.on('data', (chunk) => {
      if (isMail && failure === CUT_OFF) return socket.destroy()
      unread += chunk.toString('latin1')
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n'
        const at = unread.indexOf(end)
        if (at === -1) return
        const text = unread.slice(0, at)
        unread = unread.slice(at + end.length)
        void (isMail ? receiveMail(text) : answer(text.slice(0, 4).toUpperCase()))
      }
    })
    void answer('connection')
  }

  return {
    env: {
      // Two seconds in place of ten or thirty: four times a slow answer, for a busy machine.
      SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=2000&connectionTimeout=2000&socketTimeout=2000`,
      MAIL_FROM: 'Nokshi Studio <website@nokshi.example>',
      MAIL_TO: 'studio@nokshi.example',
    },
    arrivals,
    countRepeated: () => repeated,
    countTwice: () => [...arrivals.values()].filter(({ times }) => times > 1).length,
    /** Fails like this from now on; with nothing it works again. */
    async fail(next = '') {
      // The answers of a slow server are still under way.
      if (failure !== SLOW) disconnect()
      failure = next
      if (failure === 'refuses connections') server.close()
      else if (!server.listening) await listen()
    },
    /** Waits for these mails about all posts; those to the studio may come in the hourly summary. */
    async awaitMails(site: Site, references: string[], secondsMax: number, mails = [toStudio]) {
      const query = (db: Db) => db.selectFrom('heldMail').select('note').where('recipient', 'is', null).execute()
      const summary = (await withDatabase(site, query)).map(({ note }) => note).join('\n')
      const listMissing = () => {
        const subjects = [...arrivals.values()].map(({ subject }) => subject).join('\n')
        const hasMail = (reference: string) => (mail: typeof toStudio) =>
          subjects.includes(mail(reference)) || (mail === toStudio && summary.includes(reference))
        return references.filter((reference) => !mails.every(hasMail(reference)))
      }
      const seconds = await until(() => listMissing().length === 0, secondsMax)
      const missing = listMissing().length
      check(missing === 0, `${missing} mails did not arrive in ${secondsMax} s`)
      return { seconds, arrived: references.length - missing }
    },
  }
}
