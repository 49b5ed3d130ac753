import { connectDatabase } from '@nokshi/api/database/connect.ts'
import type { Installation } from '../bench/product/installation.ts'
import type { MoodySmtp } from './moody-smtp.ts'
import { until } from './wait.ts'

/** How subjects name a post: in the mail to the studio, and in the one to its sender. */
export const toStudio = (reference: string) => `(${reference})`
export const toSender = (reference: string) => `: ${reference}`

/** Waits until there are these mails about each of these posts; says what is missing, and how many came twice. */
export async function awaitMails(
  { arrivals }: MoodySmtp,
  references: string[],
  secondsMax: number,
  marks = [toStudio],
) {
  const missing = () => {
    const subjects = [...arrivals.values()].map(({ subject }) => subject).join('\n')
    return references.filter((reference) => !marks.every((mark) => subjects.includes(mark(reference))))
  }
  const seconds = await until(() => missing().length === 0, secondsMax)
  const doubles = [...arrivals.values()].filter(({ times }) => times > 1).length
  const faults = seconds === undefined ? [`${missing().length} mails did not arrive in ${secondsMax} s`] : []
  return { seconds, arrived: references.length - missing().length, doubles, faults }
}

/** What the product has not sent yet, and what it thinks of that. */
export async function describeWaiting({ address }: Installation) {
  const { db, close } = connectDatabase(address)
  const rows = await db.selectFrom('outbox').selectAll().where('deliveredAt', 'is', null).execute()
  await close()
  const inSeconds = (at: number) => Math.round((at - Date.now()) / 1000)
  return rows.map(
    (row) =>
      `${row.kind} tried ${row.attempts} times, next in ${inSeconds(row.nextAttemptAt)} s, leased for ${Math.max(0, inSeconds(row.leasedUntil))} s, last fault ${row.lastError}`,
  )
}
