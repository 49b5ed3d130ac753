import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** Records, an error (RFC 1035: 2 is a failure, 3 an unknown name), rubbish or no answer. */
type Answer = Records | { error: number } | 'rubbish' | 'silence'

interface Records {
  txt?: string[]
  mx?: string[]
  a?: string[]
  aaaa?: string[]
}

/** A real name server. Other names are unknown. Of a list, each answer is given once, the last one always. */
export async function testDns(answers: Record<string, Answer | Answer[]>) {
  const socket = createSocket('udp4')
  const queries = new Map<string, number>()
  const nextAnswer = (name: string, type: number): Answer => {
    const known = answers[name] ?? { error: 3 }
    if (!Array.isArray(known)) return known
    const times = queries.get(`${name} ${type}`) ?? 0
    queries.set(`${name} ${type}`, times + 1)
    return known[times] ?? known.at(-1) ?? { error: 3 }
  }
  socket.on('message', (question, { port, address }) => {
    const { name, end } = readName(question)
    const reply = answerTo(question.subarray(0, end + 4), nextAnswer(name, question.readUInt16BE(end)))
    if (reply) socket.send(reply, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  // Short, because one that is silent is waited for.
  return { servers: [`127.0.0.1:${socket.address().port}`], patienceMs: 400 }
}

const HEADER_BYTES = 12
const TYPES = { a: 1, mx: 15, txt: 16, aaaa: 28 }

function readName(question: Buffer) {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

function answerTo(question: Buffer, answer: Answer) {
  if (answer === 'silence') return undefined
  if (answer === 'rubbish') return Buffer.from('this is no answer')
  const type = question.readUInt16BE(question.length - 4)
  const records = 'error' in answer ? [] : recordsOf(answer, type)
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180 + ('error' in answer ? answer.error : 0), 2)
  head.writeUInt16BE(records.length, 6)
  // Nothing besides answers, whatever the question carried.
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...records.map((bytes) => record(type, bytes))])
}

function recordsOf({ txt = [], mx = [], a = [], aaaa = [] }: Records, type: number) {
  if (type === TYPES.a) return a.map((address) => Buffer.from(address.split('.').map(Number)))
  if (type === TYPES.aaaa) return aaaa.map(sixteenBytes)
  if (type === TYPES.txt) return txt.map((text) => Buffer.concat(text.match(/.{1,255}/g)?.map(label) ?? []))
  if (type !== TYPES.mx) return []
  return mx.map((host) => Buffer.concat([Buffer.from([0, 10]), ...host.split('.').map(label), label('')]))
}

/** Of an IPv6 address with at most one gap. */
function sixteenBytes(address: string) {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter((word) => word !== ''))
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return Buffer.from([...head, ...gap, ...tail].map((word) => word.padStart(4, '0')).join(''), 'hex')
}

function label(text: string) {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])
}

/** Its name is a pointer to that of the question, its class IN, and it may be kept for a minute. */
function record(type: number, bytes: Buffer) {
  const head = Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(bytes.length, 10)
  return Buffer.concat([head, bytes])
}
