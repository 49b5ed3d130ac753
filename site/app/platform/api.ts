import { frame } from '@nokshi/content/frame.ts'
import { language } from '@nokshi/content/language.ts'
import type { CallAnswer, CallName, CallRequest } from '@nokshi/contract/operations.ts'
import { Problem, type Reason } from '@nokshi/contract/problem.ts'
import type * as z from 'zod'
import { apiUrl } from './api-url.ts'
import { dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts'
import { forgetLogin } from './login-memory.ts'
import { unreachedSentence } from './shown-sentence.ts'

export interface ApiCall {
  method: string
  headers: Record<string, string>
  body?: string | FormData | undefined
  /** Lets the call outlive the page that makes it. */
  keepalive?: boolean
}

/** Reaches the API, wherever it runs: in this process, or over the network. */
export type ApiFetch = (path: string, call: ApiCall) => Promise<Response>

interface CallOptions {
  /** Shown for a refusal that brings no sentence of its own. */
  otherwise?: string
  headers?: Record<string, string>
}

/** What a call sends, and how; nothing where it sends nothing. */
type CallArguments<Name extends CallName> =
  Record<never, unknown> extends CallRequest<Name>
    ? [input?: CallRequest<Name> & CallOptions]
    : [input: CallRequest<Name> & CallOptions]

/** Holds a schema to what the contract says that the call answers: it may read less of it. */
type Reads<Name extends CallName, Schema extends z.ZodType> =
  CallAnswer<Name> extends z.input<Schema> ? unknown : 'The schema does not read what this call answers.'

/**
 * Makes a call of the contract. Answers have the shape of the schema; otherwise it throws an ApiProblem,
 * ApiUnreachable or ApiUnreadable. A PATCH goes through even when the page is closed meanwhile.
 */
export type Api = <Name extends CallName, Schema extends z.ZodType>(
  name: Name,
  schema: Schema & Reads<Name, Schema>,
  ...input: CallArguments<Name>
) => Promise<z.output<Schema>>

/** Where a call goes: its path with the parameters and the query filled in. What is empty is not asked. */
export function callPath<Name extends CallName>(name: Name, ...[input]: CallArguments<Name>) {
  return fillPath(name, input)
}

/** What is known of an input without its call. */
interface AnyInput extends CallOptions {
  idempotencyKey?: string | undefined
  query?: Record<string, string | number | undefined>
  body?: unknown
}

export function fillPath(name: string, { query = {}, ...rest }: AnyInput = {}) {
  const parameters = new Map<string, unknown>(Object.entries(rest))
  const path = name
    .slice(name.indexOf('/'))
    .replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(parameters.get(key))))
  const filled = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  )
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`
}

/** Fields may be missing or differ: a proxy, an older process or another API may have answered. */
const { code, fields, codes } = Problem.shape
const PartialProblem = Problem.partial().extend({
  code: code.optional().catch(undefined),
  fields: fields.catch(undefined),
  codes: codes.catch(undefined),
})
type PartialProblem = ReturnType<typeof PartialProblem.parse>

/** The API said no, in a sentence that is fit to be shown, and for programs by a code. */
export class ApiProblem extends Error {
  readonly status: number
  readonly sentence: string
  readonly fields: Record<string, string>
  readonly code: string
  readonly codes: Record<string, Reason>

  constructor(status: number, { error, fields, code, codes }: PartialProblem) {
    const sentence = error || frame.failed.title
    super(sentence)
    this.name = 'ApiProblem'
    this.status = status
    this.sentence = sentence
    this.fields = fields ?? {}
    this.code = code ?? ''
    this.codes = codes ?? {}
  }
}

export function isRefusedWith(error: unknown, ...codes: string[]): error is ApiProblem {
  return error instanceof ApiProblem && codes.includes(error.code)
}

/** The API could not be asked: the network is down, or the server is. */
export class ApiUnreachable extends Error {
  readonly sentence = unreachedSentence()

  constructor() {
    super('The API could not be reached.')
    this.name = 'ApiUnreachable'
  }
}

/** The answer is not what the contract promises. It has no sentence: nothing in it is meant for people. */
export class ApiUnreadable extends Error {
  constructor(cause: unknown) {
    super('The answer of the API breaks the contract.', { cause })
    this.name = 'ApiUnreadable'
  }
}

export function createApi(fetchApi: ApiFetch): Api {
  return async (name, schema, ...[input]) => {
    const { body, idempotencyKey, otherwise, headers }: AnyInput = input ?? {}
    const method = name.slice(0, name.indexOf(' '))
    const text = written(body)
    const response = await fetchApi(fillPath(name, input), {
      method,
      headers: {
        ...(typeof text === 'string' && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        ...headers,
        'accept-language': language.code,
      },
      body: text,
      keepalive: method === 'PATCH' && String(text).length < KEPT_ALIVE_MAX,
    }).catch(() => undefined)
    if (!response) throw new ApiUnreachable()
    if (!response.ok) throw await readProblem(response, otherwise)
    try {
      return schema.parse(await readJson(response))
    } catch (error) {
      throw new ApiUnreadable(error)
    }
  }
}

/** Browsers keep 64 KB alive at a time, counted in bytes: a character has up to three. */
const KEPT_ALIVE_MAX = 20_000

/** A form stays as it is: the browser writes its content type, which has its boundary in it. */
function written(body: unknown) {
  return body === undefined || body instanceof FormData ? body : JSON.stringify(body)
}

async function readProblem(response: Response, otherwise?: string) {
  return toProblem(response.status, await readJson(response), otherwise)
}

/** Undefined where there is none: of some calls only the status is read. */
function readJson(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined)
}

/** A refusal as it came, or one that the browser makes itself. */
export function toProblem(status: number, reply: unknown, otherwise = frame.failed.title) {
  const problem = PartialProblem.safeParse(reply).data ?? {}
  return new ApiProblem(status, { ...problem, error: problem.error || problem.message || otherwise })
}

/** From a browser: by what its document has asked before, else over the network. */
export async function sendToApi(path: string, call: ApiCall) {
  if (call.method !== 'GET') dropEarlyAnswers()
  const early = await takeEarlyAnswer(path)
  return early ?? fetch(apiUrl(path), { ...call, body: call.body ?? null, credentials: 'include' })
}

export const browserApi = createApi(async (path, call) => {
  const response = await sendToApi(path, call)
  if (response.status === 401) forgetLogin()
  return response
})
