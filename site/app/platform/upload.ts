import { language } from '@nokshi/content/language.ts'
import type { CallName, CallRequest } from '@nokshi/contract/operations.ts'
import { fillPath } from './api.ts'
import { apiUrl } from './api-url.ts'
import { forgetLoginAfter } from './login-memory.ts'

export interface Uploaded {
  /** 0 stands for a server that could not be reached. */
  status: number
  reply: unknown
}

/** Sends a form with files. Not by fetch, which does not tell how far it has come: from 0 to 1. */
export function upload<Name extends CallName>(
  name: Name,
  input: CallRequest<Name> & { body: FormData },
  onProgress: (share: number) => void,
  headers: Record<string, string> = {},
): Promise<Uploaded> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(name.slice(0, name.indexOf(' ')), apiUrl(fillPath(name, input)))
    request.withCredentials = true
    for (const [name, value] of Object.entries({ ...headers, 'accept-language': language.code }))
      request.setRequestHeader(name, value)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => {
      forgetLoginAfter(request.status)
      resolve({ status: request.status, reply: request.response })
    }
    request.send(input.body)
  })
}
