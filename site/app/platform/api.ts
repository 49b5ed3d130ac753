import { frame } from '@nokshi/content/frame.ts'
import { language } from '@nokshi/content/language.ts'
import { Problem, type Reason } from '@nokshi/contract/problem.ts'
import { apiUrl } from './api-url.ts'
import { forgetLoginAfter } from './login-memory.ts'

/** What is sent beyond the path. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: string | FormData | undefined
  /** Lets the call outlive the page that makes it. */
  keepalive?: boolean
}

/** Reaches the API, wherever it runs: in this process, or over the network. */
export type ApiFetch = (path: string, call: ApiCall) => Promise<Response>

/** A schema of the contract. */
interface Schema<Value> {
  parse(value: unknown): Value
}

interface SendOptions {
  /** The same for every try of one input, so that it is carried out once. */
  idempotencyKey?: string
  /** Shown for a refusal that brings no sentence of its own. */
  otherwise?: string
  headers?: Record<string, string>
}

/** Answers come in the shape the contract promises. Throws an ApiProblem, ApiUnreachable or ApiUnreadable otherwise. */
export interface Api {
  get<Value>(path: string, schema: Schema<Value>): Promise<Value>
  post<Value>(path: string, body: unknown, schema: Schema<Value>, options?: SendOptions): Promise<Value>
  put<Value>(path: string, body: unknown, schema: Schema<Value>): Promise<Value>
  /** Goes through even when the page is closed meanwhile. */
  patch<Value>(path: string, body: unknown, schema: Schema<Value>): Promise<Value>
  delete<Value>(path: string, schema: Schema<Value>): Promise<Value>
}

/** As much of a refusal as came: a proxy in between, an older process or another API may send less, or call it the same. */
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
  /** The reason per field that was refused. */
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
  readonly sentence = frame.failed.unreachable

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
  async function call<Value>(path: string, request: ApiCall, schema: Schema<Value>, otherwise?: string) {
    const asked = { ...request, headers: { ...request.headers, 'accept-language': language.code } }
    const response = await fetchApi(path, asked).catch(() => undefined)
    if (!response) throw new ApiUnreachable()
    if (!response.ok) throw await readProblem(response, otherwise)
    try {
      return schema.parse(await readJson(response))
    } catch (error) {
      throw new ApiUnreadable(error)
    }
  }

  return {
    get: (path, schema) => call(path, { method: 'GET', headers: {} }, schema),
    post: (path, body, schema, { idempotencyKey, otherwise, headers } = {}) => {
      const key = idempotencyKey && { 'idempotency-key': idempotencyKey }
      return call(
        path,
        { method: 'POST', headers: { ...contentType(body), ...key, ...headers }, body: written(body) },
        schema,
        otherwise,
      )
    },
    put: (path, body, schema) =>
      call(path, { method: 'PUT', headers: contentType(body), body: written(body) }, schema),
    patch: (path, body, schema) => {
      const text = JSON.stringify(body)
      const keepalive = text.length < KEPT_ALIVE_MAX
      return call(path, { method: 'PATCH', headers: contentType(body), body: text, keepalive }, schema)
    },
    delete: (path, schema) => call(path, { method: 'DELETE', headers: {} }, schema),
  }
}

/** Browsers keep 64 KB alive at a time, counted in bytes: a character has up to three. */
const KEPT_ALIVE_MAX = 20_000

/** The browser writes the content type of a form itself: its boundary is in it. */
function contentType(body: unknown): Record<string, string> {
  return body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
}

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

/** A refusal as it came, for calls that cannot be made by fetch. */
export function toProblem(status: number, reply: unknown, otherwise = frame.failed.title) {
  const problem = PartialProblem.safeParse(reply).data ?? {}
  return new ApiProblem(status, { ...problem, error: problem.error || problem.message || otherwise })
}

/** The API as the browser sees it. */
export const browserApi = createApi(async (path, call) => {
  const response = await fetch(apiUrl(path), { ...call, body: call.body ?? null, credentials: 'include' })
  forgetLoginAfter(response.status)
  return response
})
