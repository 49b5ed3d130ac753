import { OwnPayments } from '@nokshi/contract/linkhub/payments.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { confirmAddress, showPassword } from './accounts.ts'
import { addPasskey } from './authenticator.ts'
import type { Client } from './client.ts'
import { formOf, makeProfile } from './make.ts'
import { testApp } from './test-app.ts'

export const PAYMENTS = '/api/linkhubAuth/me/payments'
export const bkash = {
  ...{ kind: 'bkash', accountType: 'personal', holder: 'Ada Rahman' },
  ...{ value: '01712345678', valueAgain: '01712345678' },
}

type Fields = Record<string, string | Blob>

/** A page whose owner has a passkey and has just shown the password, as payment methods need it. */
export async function openPayments({ isConfirmed = true } = {}) {
  const app = await testApp()
  const owner = await makeProfile(app)
  const setVerified = (emailVerified: number) => app.deps.db.updateTable('user').set({ emailVerified }).execute()
  if (isConfirmed) await confirmAddress(app, owner.user.email)
  else await setVerified(1)
  const { prove } = await addPasskey(owner.client, owner.password)
  await showPassword(owner.client)
  // As accounts of earlier releases are, which could have a passkey before.
  if (!isConfirmed) await setVerified(0)
  const fill = async (fields: Fields) => formOf({ ...bkash, passkey: await prove(), ...fields })
  return {
    ...app,
    owner,
    add: async (fields: Fields = {}, client: Client = owner.client) =>
      client.send('POST', PAYMENTS, {}, await fill(fields)),
    change: async (id: string, fields: Fields = {}, client: Client = owner.client) =>
      client.send('PUT', `${PAYMENTS}/${id}`, {}, await fill(fields)),
    remove: async (id: string, client: Client = owner.client) =>
      client.post(`${PAYMENTS}/${id}/removal`, { passkey: await prove() }),
    read: async () => (await owner.client.read(PAYMENTS, OwnPayments)).payments,
    see: async () => {
      const headers = { 'cache-control': 'no-cache' }
      const reply = await app.visitor.send('GET', '/api/linkhub/ada-rahman', headers)
      return Profile.parse(await reply.json()).payments
    },
  }
}
