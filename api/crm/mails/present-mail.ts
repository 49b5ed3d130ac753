import type { Mail, OtherMail } from '@nokshi/contract/crm/mails.ts'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../platform/refusal.ts'
import { referenceTo } from '../records/reference.ts'
import { readMailState } from '../timeline/mail-state.ts'
import { languageOf } from './languages.ts'
import { presentFile } from './mail-files.ts'
import {
  findShownMail,
  listFiles,
  listOtherMails,
  listShownMails,
  type MailFileRow,
  type ShownMailRow,
} from './queries.ts'

const SHOWN_MAX = 200

export async function getMail(db: Db, id: string): Promise<Mail> {
  const row = await findShownMail(db, id)
  if (!row) throw noSuchMail()
  return presentMail(row, await listFiles(db, [id]))
}

export async function listMailsOf(db: Db, submissionId: string) {
  const rows = await listShownMails(db, submissionId, SHOWN_MAX)
  const ids = rows.map(({ id }) => id)
  const files = Map.groupBy(await listFiles(db, ids), ({ mailId }) => mailId)
  return { items: rows.map((row) => presentMail(row, files.get(row.id) ?? [])) }
}

export function noSuchMail() {
  return new Refusal('not-found', 'no-such-mail')
}

function presentMail(row: ShownMailRow, files: MailFileRow[]): Mail {
  const { state, error } = readMailState(row)
  return {
    id: row.id,
    direction: row.direction,
    state,
    error,
    from: { name: row.fromName, address: row.fromAddress },
    to: row.toAddress,
    subject: row.subject,
    text: row.body,
    language: languageOf(row.language),
    hasHtml: Boolean(row.hasHtml),
    hasOutsidePictures: Boolean(row.hasOutsidePictures),
    writtenBy: referenceTo(row.writtenBy, row.writtenByName),
    happenedAt: row.happenedAt,
    retryId: state === 'refused' ? row.outboxId : null,
    rule: row.rule,
    isAutomatic: row.isAutomatic === 1,
    isStranger: row.isStranger === 1,
    files: files
      .filter(({ kind }) => kind === 'attachment' || (kind === 'raw' && state === 'unreadable'))
      .map(presentFile),
  }
}

/** The newest; all of them are in the mailbox too. */
export async function listOthers(db: Db): Promise<{ items: OtherMail[] }> {
  const rows = await listOtherMails(db, SHOWN_MAX)
  return {
    items: rows.map((row) => ({
      id: row.id,
      state: row.state === 'unreadable' ? 'unreadable' : 'received',
      error: row.error,
      from: { name: row.fromName, address: row.fromAddress },
      subject: row.subject,
      happenedAt: row.happenedAt,
      rule: row.rule,
      rawId: row.rawId,
    })),
  }
}
