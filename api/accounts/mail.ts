import { enqueueMail } from '../outbox/mail.ts'
import { plainMail } from '../outbox/plain-mail.ts'
import type { Deps } from '../platform/deps.ts'
import { languageOf } from './addressee.ts'
import type { AccountRef } from './kinds.ts'
import { mailsOf } from './mails.ts'
import { findAddressee } from './queries.ts'

/** Warns the owner, at a confirmed address, that somebody with the right password enters wrong codes. */
export async function tellCodesBlocked(deps: Deps, person: AccountRef) {
  const to = await findAddressee(deps.db, person)
  if (!to) return
  const language = languageOf(to)
  await enqueueMail(deps.db, deps.now(), plainMail(to.email, mailsOf(deps, language).codesBlocked, language), {
    lane: 'account',
  })
  deps.outboxSignal.emit('filled')
}
