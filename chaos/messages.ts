import { connectDatabase } from '@nokshi/api/database/connect.ts'
import type { Installation } from '../bench/product/installation.ts'
import type { Creator } from './creator.ts'
import { contactOf } from './letters.ts'
import type { Sender } from './sender.ts'

/** Switches messages on. The address is confirmed in the table: no scenario waits for that mail. */
export async function takeMessages({ address }: Installation, { browser }: Creator) {
  const { db, close } = connectDatabase(address)
  await db.updateTable('user').set({ emailVerified: 1 }).execute()
  await close()
  const settings = JSON.stringify({ messages: true, news: false, studio: false })
  const answer = await browser.send('PUT', '/api/linkhubAuth/me/messages/settings', settings, {
    'content-type': 'application/json',
  })
  if (answer.status !== 200) throw new Error(`Switching messages on answered ${answer.status}.`)
}

/** Holds the messages that were acknowledged against the table they are kept in: none lost, none twice. */
export async function findMessages({ address }: Installation, { acknowledged }: Sender) {
  const { db, close } = connectDatabase(address)
  const rows = await db.selectFrom('message').select('email').execute()
  await close()
  const bySender = Map.groupBy(rows, ({ email }) => email)
  const faults: string[] = []
  const lost = [...acknowledged.keys()].filter((key) => !bySender.has(contactOf(key)))
  if (lost.length > 0) faults.push(`${lost.length} messages lost, such as ${lost[0]}`)
  const twice = [...bySender.values()].filter((alike) => alike.length > 1)
  if (twice.length > 0) faults.push(`${twice.length} messages kept twice`)
  return { found: `${rows.length} messages`, faults }
}
