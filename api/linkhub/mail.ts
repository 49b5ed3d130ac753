import { mailsIn } from '@nokshi/content/by-language.ts'
import { hubAddress } from '@nokshi/contract/linkhub.ts'
import { languageOf } from '../accounts/addressee.ts'
import type { Db } from '../database/connect.ts'
import { enqueueMail } from '../outbox/mail.ts'
import { plainMail } from '../outbox/plain-mail.ts'
import type { Deps } from '../platform/deps.ts'
import { getOwner, type ProfileRow } from './queries.ts'

export async function mailOwner(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  tx: Db,
  { id, username }: Pick<ProfileRow, 'id' | 'username'>,
  what: 'paymentsChanged' | 'contactsChanged',
) {
  const to = await getOwner(tx, id)
  const language = languageOf(to)
  const { subject, text } = mailsIn[language.code][what]
  const address = hubAddress(config.siteUrl, username)
  const mail = plainMail(to.email, { subject, text: text(address) }, language)
  await enqueueMail(tx, now(), mail, { lane: 'account' })
}
