import { LoginState } from '@nokshi/contract/auth.ts'
import { Mail } from '../outbox/mail.ts'
import { readPayload } from '../outbox/outbox-secrets.ts'
import type { Client } from './client.ts'
import type { testApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

export const password = 'a loom of many threads'

export function registration(more: Record<string, unknown> = {}) {
  return { email: 'ada@example.com', password, passwordConfirmation: password, ...more }
}

export function loginState(client: Client) {
  return client.read('/api/auth/check-login', LoginState)
}

/** Every mail to this address that waits in the outbox. */
export async function listMails({ deps, jobs }: Pick<TestApp, 'deps' | 'jobs'>, address: string) {
  await jobs.runDue()
  const rows = await deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('createdAt')
    .execute()
  return rows
    .map((row) => Mail.parse(readPayload(deps, row.payload)))
    .filter((mail) => mail.to?.address === address)
}

/** The tokens in the links to a page that were mailed to this address. */
export async function listTokens(
  app: Pick<TestApp, 'deps' | 'jobs'>,
  address: string,
  path: '/reset-password' | '/verify-email',
) {
  const words = (await listMails(app, address)).map((mail) => mail.text).join('\n')
  return [...words.matchAll(new RegExp(`${path}\\?token=([\\w-]+)`, 'g'))].map(([, token = '']) => token)
}

/** Follows the link that was mailed when the account was made. */
export async function confirmAddress(
  app: Pick<TestApp, 'deps' | 'jobs' | 'anotherVisitor'>,
  address: string,
) {
  const [token] = await listTokens(app, address, '/verify-email')
  await app.anotherVisitor().post('/api/auth/verify-email', { token })
}
