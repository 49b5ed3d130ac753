import { type ActionFunctionArgs, data } from 'react-router'
import { type Api, ApiProblem } from './api.ts'
import { apiContext } from './load-context.ts'

export type Failure = 'refused' | 'unreachable'

/** What came of sending a form, whether the browser sent it or, with scripts off, the server did. */
export interface FormAnswer<Sent> {
  /** A sentence per field that was refused. */
  errors?: Record<string, string>
  /** What the API said when it took the form. */
  sent?: Sent
  /** It was not accepted, and no field is the reason: the API refused it or could not be reached. */
  failure?: Failure
  /** What the API said against it. */
  refusal?: { sentence: string; fields: Record<string, string> } | undefined
  /** What was entered, where it has to stay. */
  values?: Record<string, string>
}

type Post<Sent> = (api: Api, values: Record<string, string>) => Promise<Sent>

/** For the `action` of a page: posts its form to the API for a visitor whose browser runs no scripts. */
export async function postForm<Sent>({ request, context }: ActionFunctionArgs, post: Post<Sent>) {
  const values = Object.fromEntries(
    [...(await request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  try {
    const told = { ...values, cameFrom: values.cameFrom || describeReferer(request) }
    const answer: FormAnswer<Sent> = { sent: await post(context.get(apiContext), told) }
    return data(answer)
  } catch (error) {
    const { status, answer } = refusal<Sent>(error)
    return data({ ...answer, values }, { status })
  }
}

/** Where no script has noted it, the address of the form itself may say by which campaign it was opened. */
function describeReferer(request: Request) {
  const { pathname, searchParams } = URL.parse(request.headers.get('referer') ?? '') ?? {}
  if (!pathname || !searchParams) return ''
  const tags = [...searchParams].filter(([name]) => /^(s|utm_(source|medium|campaign))$/.test(name))
  return `${new URLSearchParams([['page', pathname], ...tags])}`
}

function refusal<Sent>(error: unknown): { status: number; answer: FormAnswer<Sent> } {
  if (!(error instanceof ApiProblem)) return { status: 503, answer: { failure: 'unreachable' } }
  const { status, fields, sentence } = error
  if (Object.keys(fields).length > 0) return { status, answer: { errors: fields } }
  return { status: status < 500 ? status : 503, answer: { failure: 'refused', refusal: { sentence, fields } } }
}

/** Of an address in a mail: its token is in the query, which no proxy logs. */
export function tokenQuery(request: Request) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}
