import { connectDatabase } from '@nokshi/api/database/connect.ts'
import type { Installation } from '../bench/product/installation.ts'
import { until } from './wait.ts'

/** How many visits to the studio's own site were counted, once what is noted has been. */
export async function countSiteVisits({ address }: Installation) {
  const { db, close } = connectDatabase(address)
  const isCounted = async () =>
    (await db.selectFrom('visitJournal').select('seq').limit(1).execute()).length === 0
  await until(isCounted, 15)
  const total = await db
    .selectFrom('visitTotal')
    .select('visits')
    .where('sitePage', '=', '/*')
    .executeTakeFirst()
  await close()
  return total?.visits ?? 0
}
