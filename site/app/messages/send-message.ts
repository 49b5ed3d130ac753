import { MessageKept, type NewMessage } from '@nokshi/contract/messages.ts'
import type { Api } from '../platform/api.ts'
import { hiddenFields } from '../platform/hidden-fields.ts'

type Entered = Partial<
  Record<'name' | 'email' | 'phone' | 'text' | 'wantsNews' | 'needsWebsite' | 'leaveBlank' | 'key', string>
>

export async function sendMessage(username: string, entered: Entered, api: Api) {
  const { name, email = '', phone = '', text = '', wantsNews, needsWebsite, leaveBlank, key } = entered
  const ticks = { wantsNews: wantsNews === 'yes', needsWebsite: needsWebsite === 'yes' }
  // It goes as it was entered: the API says what is wrong with it.
  const body = { name, email, phone, text, ...ticks } as NewMessage
  const options = {
    headers: hiddenFields({ leaveBlank }),
    ...(key && { idempotencyKey: await keyFor(key, body) }),
  }
  return api('POST /api/linkhub/{username}/messages', MessageKept, { username, body, ...options })
}

/** The same text of the same form has the same key; a changed one is another message. */
async function keyFor(key: string, body: object) {
  const bytes = new TextEncoder().encode(key + JSON.stringify(body))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
