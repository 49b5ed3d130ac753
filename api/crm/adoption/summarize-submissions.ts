import * as z from 'zod'
import { inboxAddress } from '../../intake/compose-mail.ts'
import { linkListMail } from '../../outbox/link-list-mail.ts'
import type { Summarize } from '../../outbox/mail-limit.ts'
import type { HeldMail } from '../../outbox/mail-limit-queries.ts'
import type { Config } from '../../platform/config.ts'
import { listReaders } from '../staff/preferences.ts'

const Note = z.object({ name: z.string(), reference: z.string() })

/** The others are counted, and all are in the inbox. */
const LINES_MAX = 50

const write = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** The submissions that came without a mail of their own, to the studio or to a member who still wants them. */
export function summarizeSubmissions(config: Config): Summarize {
  return async (tx, held, to) => {
    const isReader =
      to === undefined ||
      (await listReaders(tx)).some((reader) => reader.wantsSubmissions && reader.email === to)
    if (!isReader) return undefined
    const more = held.length - LINES_MAX
    const lines = held.slice(0, LINES_MAX).map((mail) => ({
      text: describe(mail),
      link: inboxAddress(config, mail.subjectId),
    }))
    const rest = more > 0 ? [{ text: `And ${more} more`, link: inboxAddress(config) }] : []
    const since = write.format(held[0]?.heldAt)
    return linkListMail(to, {
      subject: held.length === 1 ? '1 more submission' : `${held.length} more submissions`,
      parts: [{ heading: `Received since ${since} UTC`, lines: [...lines, ...rest] }],
      outro: `So many came within an hour that they have no mail of their own. All of them are in the inbox: ${inboxAddress(config)}`,
    })
  }
}

function describe({ note }: HeldMail) {
  const { name, reference } = Note.parse(JSON.parse(note))
  return `${name} (${reference})`
}
