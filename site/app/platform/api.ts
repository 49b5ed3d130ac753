import { Problem } from '@nokshi/contract/problem.ts'
import { apiUrl } from './api-url.ts'

/** What is sent beyond the path. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers: Record<string, string>
  body?: string | FormData | undefined
}

/** Reaches the API, wherever it runs: in this process, or over the network. */
export type ApiFetch = (path: string, call: ApiCall) => Promise<Response>

/** A schema of the contract. */
interface Schema<Value> {
  parse(value: unknown): Value
}

interface SendOptions {
  /** The same for every try of one wish, so that it is carried out once. */
  idempotencyKey?: string
}

/** Answers come in the shape the contract promises. Throws an ApiProblem or ApiUnreachable otherwise. */
export interface Api {
  get<Value>(path: string, schema: Schema<Value>): Promise<Value>
  post<Value>(path: string, body: unknown, schema: Schema<Value>, options?: SendOptions): Promise<Value>
}

/** The API said no. The message is its own sentence, fit to be shown. */
export class ApiProblem extends Error {
  readonly status: number
  readonly fields: Record<string, string>

  constructor(status: number, sentence: string, fields: Record<string, string> = {}) {
    super(sentence)
    this.name = 'ApiProblem'
    this.status = status
    this.fields = fields
  }
}

/** The API could not be asked: the network is down, or the server is. */
export class ApiUnreachable extends Error {
  constructor() {
    super('We cannot reach our server right now. Please try again in a moment.')
    this.name = 'ApiUnreachable'
  }
}

export function createApi(fetchApi: ApiFetch): Api {
  async function call<Value>(path: string, request: ApiCall, schema: Schema<Value>) {
    const response = await fetchApi(path, request).catch(() => undefined)
    if (!response) throw new ApiUnreachable()
    if (!response.ok) throw await readProblem(response)
    return schema.parse(await response.json())
  }

  return {
    get: (path, schema) => call(path, { method: 'GET', headers: {} }, schema),
    post: (path, body, schema, { idempotencyKey } = {}) =>
      call(
        path,
        {
          method: 'POST',
          // The browser writes the content type of a form itself: its boundary is in it.
          headers: {
            ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
            ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
          },
          body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
        },
        schema,
      ),
  }
}

async function readProblem(response: Response) {
  const problem = Problem.safeParse(await response.json().catch(() => undefined)).data
  return new ApiProblem(response.status, problem?.error ?? 'Something went wrong', problem?.fields)
}

/** The API as the browser sees it. */
export const browserApi = createApi((path, call) =>
  fetch(apiUrl(path), { ...call, body: call.body ?? null, credentials: 'include' }),
)
