import { EventEmitter, once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type ReceivedMail, readMail } from './read-mail.ts'

/** What can be wrong with a mail server. */
export type Mood =
  | 'well'
  | 'silent'
  | 'closing'
  | 'refusing logins'
  | 'greylisting'
  | 'refusing senders'
  | 'refusing recipients'
  | 'without such mailboxes'
  | 'refusing mail'
  | 'dropping the line'
  | 'trickling'
  | 'silent about mails to the studio'

const MAIL_TO = 'studio@nokshi.example'

/** A real mail server on a port of its own, whose mood can change at any time. */
export async function startSmtp() {
  const mails: ReceivedMail[] = []
  const sources: string[] = []
  const postbox = new EventEmitter<{ mail: [] }>()
  const sockets = new Set<Socket>()
  let mood: Mood = 'well'
  let server = await listen(0)
  const port = portOf(server)

  async function listen(on: number) {
    const listening = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      onConnect(_session, answer) {
        if (mood === 'closing') answer(smtpError(421, 'Closing for a moment'))
        else if (mood !== 'silent') answer()
      },
      onAuth({ username }, _session, answer) {
        answer(null, mood === 'refusing logins' ? { message: 'Wrong password' } : { user: username })
      },
      onMailFrom(_address, _session, answer) {
        answer(mood === 'refusing senders' ? smtpError(550, 'Sender not allowed') : null)
      },
      onRcptTo(_address, _session, answer) {
        if (mood === 'greylisting') answer(smtpError(451, 'Greylisted, come back later'))
        else if (mood === 'without such mailboxes') answer(smtpError(550, '5.1.1 No such user'))
        else answer(mood === 'refusing recipients' ? smtpError(550, 'No such user') : null)
      },
      onData(stream, { envelope }, answer) {
        const isToStudio = envelope.rcptTo.some(({ address }) => address === MAIL_TO)
        if (mood === 'silent about mails to the studio' && isToStudio) return
        if (mood === 'dropping the line') hangUp()
        // A client that hangs up in the middle of a mail is no news either.
        else take(stream, answer).catch(() => {})
      },
    })
    // A client that hangs up is no news here.
    listening.on('error', () => {})
    listening.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    listening.listen(on, '127.0.0.1')
    await once(listening.server, 'listening')
    return listening
  }

  async function take(stream: NodeJS.ReadableStream, answer: (error?: Error | null) => void) {
    const source = await text(stream)
    if (mood === 'trickling') return trickle()
    if (mood === 'refusing mail') return answer(smtpError(554, 'Message refused'))
    sources.push(source)
    mails.push(readMail(source))
    answer()
    postbox.emit('mail')
  }

  /** Says something again and again, and never says it all. */
  function trickle() {
    for (const socket of sockets) {
      const timer = setInterval(() => socket.write('250-wait\r\n'), 20)
      socket.once('close', () => clearInterval(timer))
    }
  }

  function hangUp() {
    for (const socket of sockets) socket.destroy()
  }

  return {
    port,
    mails,
    end: () => close(server),
    /** As they came over the line. */
    sources,
    /** Without those that acknowledge a form to its sender. */
    toStudio: () => mails.filter(({ headers }) => headers.to === MAIL_TO),
    /** Returns when there are so many mails. */
    async arrival(count = 1) {
      while (mails.length < count) await once(postbox, 'mail')
    },
    /** Waits no longer than tests should, and long enough for a busy machine. */
    env: {
      SMTP_URL: `smtp://studio:secret@127.0.0.1:${port}?greetingTimeout=1000&connectionTimeout=2000&socketTimeout=1000`,
      MAIL_FROM: 'Nokshi Studio <website@nokshi.example>',
      MAIL_TO,
    },
    become(next: Mood) {
      mood = next
    },
    async goDown() {
      hangUp()
      await close(server)
    },
    async comeUp() {
      server = await listen(port)
    },
  }
}

function portOf(server: SMTPServer) {
  // A server that listens on TCP has an address object; a string is for pipes, null for closed ones.
  return (server.server.address() as AddressInfo).port
}

function close(server: SMTPServer) {
  return new Promise<void>((resolve) => server.close(resolve))
}

function smtpError(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode })
}
