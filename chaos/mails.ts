import { connectDatabase } from '@nokshi/api/database/connect.ts'
import type { Place } from '../bench/place.ts'
import type { MoodySmtp } from './moody-smtp.ts'
import { until } from './wait.ts'

/** Waits until there is a mail about each of these posts; says what is missing, and how many came twice. */
export async function awaitMails({ arrivals }: MoodySmtp, references: string[], secondsMax: number) {
  const missing = () => {
    const subjects = [...arrivals.values()].map(({ subject }) => subject).join('\n')
    return references.filter((reference) => !subjects.includes(`(${reference})`))
  }
  const seconds = await until(() => missing().length === 0, secondsMax)
  const doubles = [...arrivals.values()].filter(({ times }) => times > 1).length
  const faults = seconds === undefined ? [`${missing().length} mails did not arrive in ${secondsMax} s`] : []
  return { seconds, arrived: references.length - missing().length, doubles, faults }
}

/** What the product has not sent yet, and what it thinks of that. */
export async function describeWaiting({ address }: Place) {
  const { db, close } = connectDatabase(address)
  const rows = await db.selectFrom('outbox').selectAll().where('deliveredAt', 'is', null).execute()
  await close()
  const inSeconds = (at: number) => Math.round((at - Date.now()) / 1000)
  return rows.map(
    (row) =>
      `${row.kind} tried ${row.attempts} times, next in ${inSeconds(row.nextAttemptAt)} s, leased for ${Math.max(0, inSeconds(row.leasedUntil))} s, last fault ${row.lastError}`,
  )
}

/**
 * A process that is killed with a mail in its hands leaves a lease of five minutes on it. On SQLite the next start ends it; on
 * PostgreSQL another process might hold it, and nobody waits for that here: the clock of the leases is put forward while
 * no process runs.
 */
export async function endLeases({ address, engine }: Place) {
  if (engine === 'SQLite') return 0
  const { db, close } = connectDatabase(address)
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ leasedUntil: 0 })
    .where('leasedUntil', '>', 0)
    .where('deliveredAt', 'is', null)
    .executeTakeFirst()
  await close()
  return Number(numUpdatedRows)
}
