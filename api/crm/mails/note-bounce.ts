import type { Db } from '../../database/connect.ts'
import { readTokens } from '../../outbox/mail-token.ts'
import type { Deps } from '../../platform/deps.ts'
import { parseEmail } from '../contact-methods/contact-method.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { writeMailNotice } from '../notices/write-notices.ts'
import { journalIn } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import type { Bounce } from './automatic.ts'
import type { ParsedMail } from './parse-mail.ts'
import { findByMessageId, findByToken, type MailRow, updateMail } from './queries.ts'

/** Finds the mail that came back and marks it and its address. Undefined when it is none of ours. */
export async function noteBounce(
  deps: Pick<Deps, 'secret' | 'now'>,
  tx: Db,
  { kind, reason }: Bounce,
  { report, recipients }: ParsedMail,
) {
  const mail = await findOriginal(deps, tx, `${report} ${recipients.join(' ')}`)
  // A mail that is only late is on its way still.
  if (!mail || kind === 'delayed') return mail
  const now = deps.now()
  await updateMail(tx, mail.id, { bouncedAt: mail.bouncedAt ?? now, error: reason })
  await markAddress(tx, now, mail)
  return mail
}

async function findOriginal(deps: Pick<Deps, 'secret'>, tx: Db, report: string) {
  const mail =
    (await findByToken(tx, readTokens(deps, report))) ??
    (await findById(tx, report.matchAll(/^Message-ID:\s*(<[^<>\s]+>)/gim)))
  return mail?.direction === 'out' ? mail : undefined
}

const IDS_MAX = 5

/** The id of the report itself comes first, and those of the attached original after it. */
async function findById(tx: Db, ids: Iterable<RegExpMatchArray>) {
  for (const [, id = ''] of [...ids].slice(0, IDS_MAX)) {
    const mail = await findByMessageId(tx, id)
    if (mail) return mail
  }
  return undefined
}

/** Whoever wrote it is told. */
async function markAddress(tx: Db, now: number, { activityId, toAddress, writtenBy }: MailRow) {
  const activity = activityId ? await findRow(tx, 'activity', activityId) : undefined
  const methods = activity?.contactId ? await listContactMethods(tx, [activity.contactId]) : []
  const method = methods.find(({ kind, norm }) => kind === 'email' && norm === parseEmail(toAddress)?.norm)
  const { changeId } = await journalIn(tx, now, async (journal) => {
    if (method) await journal.update('contactMethod', method, { bouncedAt: now })
    const { contactId = null, dealId = null } = activity ?? {}
    const about = { kind: 'mail-bounced', summary: 'An email came back', actorId: null, contactId, dealId }
    return { result: undefined, about }
  })
  if (activityId && writtenBy)
    await writeMailNotice(tx, now, { kind: 'bounced', staffId: writtenBy, activityId, changeId })
}
