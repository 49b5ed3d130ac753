import { Problem } from '@nokshi/contract/problem.ts'

/** Reaches the API, wherever it runs: in this process, or over the network. */
export type ApiFetch = (path: string) => Promise<Response>

/** A schema of the contract. */
interface Schema<Value> {
  parse(value: unknown): Value
}

export interface Api {
  /** The answer to a GET, in the shape the contract promises; throws an ApiProblem otherwise. */
  get<Value>(path: string, schema: Schema<Value>): Promise<Value>
}

/** The API said no. The message is its own sentence, fit to be shown. */
export class ApiProblem extends Error {
  readonly status: number

  constructor(status: number, sentence: string) {
    super(sentence)
    this.name = 'ApiProblem'
    this.status = status
  }
}

const UNREACHABLE = 'We cannot reach our server right now. Please try again in a moment.'

export function createApi(fetchApi: ApiFetch): Api {
  return {
    async get(path, schema) {
      const response = await fetchApi(path).catch(() => undefined)
      if (!response) throw new ApiProblem(503, UNREACHABLE)
      if (!response.ok) throw await readProblem(response)
      return schema.parse(await response.json())
    },
  }
}

async function readProblem(response: Response) {
  const problem = Problem.safeParse(await response.json().catch(() => undefined))
  return new ApiProblem(response.status, problem.data?.error ?? 'Something went wrong')
}

/** The API as the browser sees it. The page says where it is, because only the running server knows. */
export const browserApi = createApi((path) => {
  const apiUrl = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''
  return fetch(apiUrl + path, { credentials: 'include' })
})
