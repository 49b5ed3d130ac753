import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { languageOf, mailsOf } from '../accounts/mails.ts'
import type { Db } from '../database/connect.ts'
import { enqueueMail, plainMail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'
import { getOwner, type ProfileRow } from './queries.ts'

export async function mailOwner(
  deps: Pick<Deps, 'config' | 'siteContent' | 'now'>,
  tx: Db,
  { id, username }: Pick<ProfileRow, 'id' | 'username'>,
  what: 'paymentsChanged' | 'contactsChanged',
) {
  const to = await getOwner(tx, id)
  const language = languageOf(to)
  const { subject, text } = mailsOf(deps, language)[what]
  const address = hubAddress(deps.config.siteUrl, { username })
  const mail = plainMail(to.email, { subject, text: text(address) }, language)
  await enqueueMail(tx, deps.now(), mail, { lane: 'account' })
}
