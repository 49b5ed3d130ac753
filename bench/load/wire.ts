import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { Question } from '../product/requests.ts'

/** An answer as received, not decoded. */
export interface WireAnswer {
  status: number
  headers: [name: string, value: string][]
  body: Buffer
}

export function askOnce(port: number, { method, path, headers, body }: Question) {
  return new Promise<WireAnswer>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method, path, headers }, async (incoming) => {
      const raw = incoming.rawHeaders
      resolve({
        status: incoming.statusCode ?? 0,
        headers: raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : [])),
        body: Buffer.concat(await incoming.toArray()),
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** The decoded text of a successful answer. */
export function unpack({ status, headers, body }: WireAnswer) {
  if (status !== 200) throw new Error(`A file of the site answered ${status}.`)
  const isPacked = headers.some(([name, value]) => name.toLowerCase() === 'content-encoding' && value === 'br')
  return (isPacked ? brotliDecompressSync(body) : body).toString()
}
