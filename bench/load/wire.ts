import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/** An answer as it came over the wire, nothing decoded. */
export interface WireAnswer {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
}

export interface Question {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export function askOnce(port: number, { method, path, headers, body }: Question) {
  return new Promise<WireAnswer>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method, path, headers }, (incoming) => {
      const parts: Buffer[] = []
      incoming.on('data', (part) => parts.push(part))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: inPairs(incoming.rawHeaders),
          body: Buffer.concat(parts),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function inPairs(raw: string[]) {
  return Array.from({ length: raw.length / 2 }, (_, index): [string, string] => [
    raw[index * 2] ?? '',
    raw[index * 2 + 1] ?? '',
  ])
}

/** What the answer weighs with its head, as one line per header. */
export function headBytes({ headers }: WireAnswer) {
  const lines = ['HTTP/1.1 200 OK', ...headers.map(([name, value]) => `${name}: ${value}`), '', '']
  return Buffer.byteLength(lines.join('\r\n'))
}

/** The text of an answer that has to be there. */
export function unpack({ status, headers, body }: WireAnswer) {
  if (status !== 200) throw new Error(`A file of the site answered ${status}.`)
  const isPacked = headers.some(
    ([name, value]) => name.toLowerCase() === 'content-encoding' && value === 'br',
  )
  return (isPacked ? brotliDecompressSync(body) : body).toString()
}
