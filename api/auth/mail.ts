import { mailsIn } from '@nokshi/content/by-language.ts'
import type { User } from '@nokshi/contract/auth.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import { type Addressee, languageOf } from '../accounts/addressee.ts'
import { linkMail, linkTo } from '../accounts/link-mail.ts'
import type { Mail } from '../outbox/mail.ts'
import { plainMail } from '../outbox/plain-mail.ts'

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
  siteUrl: string,
  to: Addressee,
  kind: keyof typeof linkPaths,
  token: string,
): Mail {
  const language = languageOf(to)
  const link = linkTo(siteUrl, pathIn(language, linkPaths[kind]), token)
  return linkMail(to.email, { ...mailsIn[language.code][kind], link }, language)
}

export function creatorMail(
  to: Addressee,
  kind: 'addressInUse' | 'resetByStudio' | 'emailChanged' | 'safetyChanged',
): Mail {
  const language = languageOf(to)
  return plainMail(to.email, mailsIn[language.code][kind], language)
}
