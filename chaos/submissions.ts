import { connectDatabase } from '@nokshi/api/database/connect.ts'
import * as z from 'zod'
import type { Installation } from '../bench/product/installation.ts'
import { contactOf } from './letters.ts'
import type { Sender } from './sender.ts'

const Receipt = z.object({ reference: z.string() })
const Lead = z.object({ contact: z.string() })
const Request = z.object({ email: z.string() })

/** What the product called the posts that it acknowledged. */
export function referencesOf({ acknowledged }: Sender) {
  return [...acknowledged.values()].map((reply) => Receipt.parse(reply).reference)
}

/** Holds the posts of forms against the table they are kept in: none lost, none twice, none under another name. */
export async function findKept({ address }: Installation, senders: Sender[]) {
  const { db, close } = connectDatabase(address)
  const rows = await db.selectFrom('submission').select(['reference', 'payload']).execute()
  await close()
  const byContact = Map.groupBy(rows, ({ payload }) => contactIn(payload))
  const faults: string[] = []
  for (const { acknowledged } of senders) {
    const lost = [...acknowledged].filter(([key, reply]) => {
      const { reference } = Receipt.parse(reply)
      return !byContact.get(contactOf(key))?.some((row) => row.reference === reference)
    })
    if (lost.length > 0) faults.push(`${lost.length} posts lost, such as ${lost[0]?.[0]}`)
  }
  const twice = [...byContact.values()].filter((alike) => alike.length > 1)
  if (twice.length > 0) faults.push(`${twice.length} posts kept twice`)
  return { found: `${rows.length} posts`, faults }
}

function contactIn(payload: string) {
  const fields: unknown = JSON.parse(payload)
  return Lead.safeParse(fields).data?.contact ?? Request.parse(fields).email
}
