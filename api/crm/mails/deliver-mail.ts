import { siteLanguages } from '@nokshi/contract/languages.ts'
import * as z from 'zod'
import { directed, escapeHtml } from '../../outbox/mail.ts'
import { replyAddressOf } from '../../outbox/mail-token.ts'
import type { Mailer } from '../../outbox/mailer.ts'
import { Deferral, FinalError, Outage, type OutboxHandler } from '../../outbox/outbox.ts'
import { mailboxAddress } from '../../outbox/own-addresses.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import { writeMailNotice } from '../notices/write-notices.ts'
import { findPreference } from '../staff/preference-queries.ts'
import { languageOf } from './languages.ts'
import { findMail, listFiles, type MailFileRow, type MailRow, updateMail } from './queries.ts'

const Payload = z.object({ mailId: z.string() })

/** The handler of the outbox. A refusal of the server is final: a person reads its words and decides. */
export function deliverMail(deps: Deps, mailer: Mailer): OutboxHandler {
  return async (payload, row) => {
    const mail = await findMail(deps.db, Payload.parse(payload).mailId)
    // Its person was erased meanwhile.
    if (!mail) return
    const written = await compose(deps, mail)
    const answer = await mailer.sendWritten(written, row).catch(async (error: unknown) => {
      if (error instanceof Outage || error instanceof Deferral || !(error instanceof Error)) throw error
      await tellWriter(deps, mail)
      throw new FinalError(error.message)
    })
    // It has left: an error here must not send it again.
    const providerId = readProviderId(answer)
    if (providerId)
      await updateMail(deps.db, mail.id, { providerId }).catch((error: unknown) =>
        deps.log.error('id of a mail not stored', describeError(error)),
      )
  }
}

/** Who wrote it has left the screen when the server refuses it. */
async function tellWriter({ db, now }: Deps, { writtenBy, activityId, changeId }: MailRow) {
  if (writtenBy && activityId && changeId)
    await writeMailNotice(db, now(), { kind: 'bounced', staffId: writtenBy, activityId, changeId })
}

async function compose(deps: Deps, mail: MailRow) {
  const text = sign(mail.body, await signatureOf(deps, mail.writtenBy, mail.fromName))
  const language = siteLanguages[languageOf(mail.language)]
  const replyTo = mailboxAddress(deps.config)
  const hasToken = deps.config.imap && mail.token
  return {
    messageId: mail.messageId ?? '',
    from: { name: mail.fromName, address: mail.fromAddress },
    to: { address: mail.toAddress },
    replyTo: {
      name: brandOf(deps).name,
      address: hasToken ? replyAddressOf(deps, mail.token ?? '', replyTo) : replyTo,
    },
    ...(mail.inReplyTo && { inReplyTo: mail.inReplyTo, references: mail.referenceIds }),
    subject: mail.subject,
    text,
    html: directed(
      language,
      text
        .split(/\n{2,}/)
        .map(paragraph)
        .join(''),
    ),
    attachments: await readFiles(deps, mail.id),
  }
}

/** Templates end with the name that signatures begin with: it is written once. */
function sign(body: string, signature: string) {
  const [name = '', ...others] = signature.split('\n')
  const isNamed = body.trimEnd().endsWith(`\n${name}`)
  return `${body}\n\n-- \n${isNamed ? others.join('\n') : signature}\n`
}

function paragraph(text: string) {
  return `<p dir="auto">${escapeHtml(text.trim()).replaceAll('\n', '<br>')}</p>`
}

export async function signatureOf(deps: Pick<Deps, 'db' | 'siteContent'>, staffId: string | null, name: string) {
  const own = staffId ? (await findPreference(deps.db, staffId))?.signature : null
  return own ?? `${name}\n${brandOf(deps).name}`
}

async function readFiles({ db, files }: Deps, mailId: string) {
  const read = async (file: MailFileRow) => {
    const content = await files.find(file.id, file.sizeBytes)
    if (!content) throw new FinalError(`The file ${file.name} is gone.`)
    return { filename: file.name, contentType: file.type, content: Buffer.from(content) }
  }
  return Promise.all((await listFiles(db, [mailId])).map(read))
}

/** `250 Ok: queued as <id@example>`: some servers, such as Amazon's, replace our Message-ID by theirs. */
function readProviderId(answer: string) {
  return /<[^<>\s]+@[^<>\s]+>/.exec(answer)?.[0] ?? null
}
