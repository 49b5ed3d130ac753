import type { ServerResponse } from 'node:http'
import type { Problem } from '@nokshi/contract/problem.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
}

/** For the few answers the process gives by itself, before site or API are asked. */
export function answerJson(
  outgoing: ServerResponse,
  status: number,
  body: object,
  more: Record<string, string> = {},
) {
  outgoing.writeHead(status, { ...headers, ...more }).end(JSON.stringify(body))
}

export function problem(sentence: string): Problem {
  return { error: sentence, message: sentence }
}

/** The same answer for a connection whose request could not even be read: all we have is the socket. */
export function rawAnswer(status: string, sentence: string, more: Record<string, string> = {}) {
  const body = JSON.stringify(problem(sentence))
  const fields = {
    ...headers,
    ...more,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
