import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** What can be wrong with a mail server. */
export const badMoods = [
  'refuses connections',
  'says 451 to every recipient',
  'says 550 to every recipient',
  'is silent after the connection',
  'is silent after the mail',
  'closes in the middle of the mail',
  'takes the mail and drops the line',
  'takes half a second for every answer',
  'talks garbage',
  'breaks TLS',
] as const
export type Mood = 'well' | (typeof badMoods)[number]

export interface MoodySmtp {
  /** For the product; it waits two seconds where it would wait half a minute. */
  env: Record<string, string>
  /** How often each mail arrived, by its Message-ID. */
  arrivals: Map<string, { to: string; subject: string; times: number }>
  become: (mood: Mood) => Promise<void>
  close: () => void
}

const SLOW: Mood = 'takes half a second for every answer'
const SLOW_MS = 500

/** A mail server on bare sockets, because no library behaves so badly. */
export async function startSmtp(): Promise<MoodySmtp> {
  const arrivals: MoodySmtp['arrivals'] = new Map()
  const sockets = new Set<Socket>()
  let mood: Mood = 'well'

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    serve(socket, () => mood, keep)
  })
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  function keep(source: string) {
    const id = headerOf(source, 'Message-ID')
    const times = (arrivals.get(id)?.times ?? 0) + 1
    arrivals.set(id, { to: headerOf(source, 'To'), subject: headerOf(source, 'Subject'), times })
  }

  return {
    env: {
      // Four times what a slow answer takes: a machine that is busy for half a second must not turn it into a lost receipt.
      SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=2000&connectionTimeout=2000&socketTimeout=2000`,
      MAIL_FROM: 'Nokshi Studio <website@nokshi.example>',
      MAIL_TO: 'studio@nokshi.example',
    },
    arrivals,
    async become(next) {
      // A slow server is not hung up on: its answers are only on their way.
      if (mood !== SLOW) hangUp()
      mood = next
      if (mood === 'refuses connections') server.close()
      else if (!server.listening) await listen(port)
    },
    close() {
      hangUp()
      server.close()
    },
  }
}

/** Of a mail; long ones are folded. */
function headerOf(source: string, name: string) {
  const [, value = ''] = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(source) ?? []
  return value.replace(/\r\n[ \t]+/g, ' ')
}

function serve(socket: Socket, moodOf: () => Mood, keep: (source: string) => void) {
  let unread = ''
  let isMail = false
  const say = (line: string) => {
    const write = () => socket.writable && socket.write(`${line}\r\n`)
    if (moodOf() === SLOW) setTimeout(write, SLOW_MS)
    else write()
  }

  function takeMail(source: string) {
    const mood = moodOf()
    if (mood === 'is silent after the mail') return
    keep(source)
    if (mood === 'takes the mail and drops the line') socket.destroy()
    else say('250 kept')
  }

  function obey(line: string) {
    const mood = moodOf()
    const verb = line.slice(0, 4).toUpperCase()
    if (mood === 'talks garbage') return say('¿qué? 7x7=49 \u0000\u0001')
    if (verb === 'EHLO') return say(mood === 'breaks TLS' ? '250-here\r\n250 STARTTLS' : '250 here')
    if (verb === 'STAR') {
      say('220 go on')
      return void socket.write('this is no handshake\r\n')
    }
    if (verb === 'RCPT' && mood === 'says 451 to every recipient') return say('451 come back later')
    if (verb === 'RCPT' && mood === 'says 550 to every recipient') return say('550 no such user')
    if (verb === 'DATA') {
      isMail = true
      return say('354 go on')
    }
    say('250 fine')
  }

  socket.on('data', (chunk) => {
    if (isMail && moodOf() === 'closes in the middle of the mail') return socket.destroy()
    unread += chunk.toString('latin1')
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n'
      const at = unread.indexOf(end)
      if (at === -1) return
      const text = unread.slice(0, at)
      unread = unread.slice(at + end.length)
      if (!isMail) obey(text)
      else {
        isMail = false
        takeMail(text)
      }
    }
  })
  if (moodOf() !== 'is silent after the connection') say('220 here')
}
