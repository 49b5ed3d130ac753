import type { User } from '@nokshi/contract/auth.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import { type Addressee, languageOf, linkMail, linkTo, mailsOf, mailTo } from '../accounts/mails.ts'
import type { Db } from '../database/connect.ts'
import { enqueueMail, type Mail } from '../outbox/mail.ts'
import type { Deps } from '../platform/deps.ts'

/** The keys of links in the outbox, by purpose. */
export const secretOf = {
  reset: (email: string) => `reset:${email}`,
  verification: (userId: string) => `verify-email:${userId}`,
  change: (userId: string) => `change-email:${userId}`,
  recovery: (userId: string) => `recover-email:${userId}`,
}

export function secretsOf({ id, email }: User) {
  return [secretOf.reset(email), secretOf.verification(id), secretOf.change(id), secretOf.recovery(id)]
}

const linkPaths = {
  reset: '/reset-password',
  verification: '/verify-email',
  emailChange: '/verify-email',
  recovery: '/verify-email',
  keepAddress: '/verify-email',
}

export function creatorLinkMail(
  deps: Pick<Deps, 'config' | 'siteContent'>,
  to: Addressee,
  kind: keyof typeof linkPaths,
  token: string,
): Mail {
  const language = languageOf(to)
  const link = linkTo(deps.config.siteUrl, pathIn(language, linkPaths[kind]), token)
  return linkMail(to.email, { ...mailsOf(deps, language)[kind], link }, language)
}

export function mailCreator(
  deps: Pick<Deps, 'siteContent' | 'now'>,
  tx: Db,
  to: Addressee,
  kind: 'addressInUse' | 'resetByStudio' | 'emailChanged' | 'safetyChanged',
) {
  const mail = mailTo(deps, to, (mails) => mails[kind])
  return enqueueMail(tx, deps.now(), mail, { lane: 'account' })
}
