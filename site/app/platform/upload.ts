import { language } from '@nokshi/content/language.ts'
import type { CallName, CallRequest } from '@nokshi/contract/operations.ts'
import type * as z from 'zod'
import { ApiUnreachable, fillPath, toProblem } from './api.ts'
import { apiUrl } from './api-url.ts'
import { forgetLoginAfter } from './login-memory.ts'

interface UploadOptions {
  /** How far it has come, from 0 to 1. */
  onProgress?: (share: number) => void
  headers?: Record<string, string>
  /** Shown for a refusal that brings no sentence of its own. */
  otherwise?: string
}

/** Sends a form with files. Answers and throws as a call does. */
export async function upload<Name extends CallName, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
  input: CallRequest<Name> & { body: FormData },
  { onProgress, headers, otherwise }: UploadOptions = {},
): Promise<z.output<Schema>> {
  // Not by fetch, which does not tell how far it has come.
  const request = new XMLHttpRequest()
  request.open(name.slice(0, name.indexOf(' ')), apiUrl(fillPath(name, input)))
  request.withCredentials = true
  for (const [header, value] of Object.entries({ ...headers, 'accept-language': language.code }))
    request.setRequestHeader(header, value)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
  await new Promise((resolve) => {
    request.onloadend = resolve
    request.send(input.body)
  })
  const { status, response } = request
  forgetLoginAfter(status)
  if (status === 0) throw new ApiUnreachable()
  const answer = status < 300 ? schema.safeParse(response).data : undefined
  if (answer === undefined) throw toProblem(status, response, otherwise)
  return answer
}
