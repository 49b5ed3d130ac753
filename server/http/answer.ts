import type { ServerResponse } from 'node:http'
import { harmlessHeaders } from '@nokshi/api/http/answer-headers.ts'
import { problem } from '@nokshi/api/http/problems.ts'
import type { Code } from '@nokshi/contract/sentences/sentences.ts'

const headers = { 'Content-Type': 'application/json; charset=utf-8', Vary: 'Origin', ...harmlessHeaders }

/** Answers of the process itself, without site or API. */
export function answerJson(outgoing: ServerResponse, status: number, body: object, more: Record<string, string> = {}) {
  const text = JSON.stringify(body)
  outgoing.writeHead(status, { ...headers, ...more, 'Content-Length': Buffer.byteLength(text) }).end(text)
}

/** The same for a socket whose request could not be parsed. */
export function rawAnswer(status: string, code: Code, more: Record<string, string> = {}) {
  const body = JSON.stringify(problem({ code }))
  const fields = { ...headers, ...more, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
