import { LoginState } from '@nokshi/contract/auth.ts'
import { manageCreators } from '../linkhub/command.ts'
import type { Client } from './client.ts'
import { readMails } from './outbox.ts'
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
  return (await readMails({ deps })).filter((mail) => mail.to?.address === address)
}

/** The tokens in the links to a page that were mailed to this address. */
export async function listTokens(
  app: Pick<TestApp, 'deps' | 'jobs'>,
  address: string,
  path: '/reset-password' | '/verify-email',
) {
  const text = (await listMails(app, address)).map((mail) => mail.text).join('\n')
  return [...text.matchAll(new RegExp(`${path}\\?token=([\\w-]+)`, 'g'))].map(([, token = '']) => token)
}

/** By the word of the studio, which leaves sessions and password as they are. */
export async function confirmAddress({ deps }: Pick<TestApp, 'deps'>, address: string) {
  await manageCreators(deps, ['confirm', address])
}

/** Shows the password once more, for what a stolen session must not do. */
export function showPassword(client: Client, given = password) {
  return client.post('/api/auth/proof', { password: given })
}

/** Another session of the account, as of somebody who copied the cookie and does not know the password. */
export async function stealSession({ anotherVisitor }: Pick<TestApp, 'anotherVisitor'>, email: string) {
  const client = anotherVisitor()
  const reply = await client.post('/api/auth/login', { email, password })
  if (reply.status !== 200) throw new Error(`Logging in answered ${reply.status}: ${await reply.text()}`)
  return client
}
