import { mailsIn } from '@nokshi/content/by-language.ts'
import type { User } from '@nokshi/contract/auth.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import { type Addressee, languageOf } from '../accounts/addressee.ts'
import { linkMail, linkTo } from '../accounts/link-mail.ts'
import { enqueueLinkMail, type Mail } from '../outbox/mail.ts'
import { plainMail } from '../outbox/plain-mail.ts'
import type { World } from '../platform/world.ts'
import { getUserLanguage } from './queries.ts'

/** How long a link to reset a password works. */
export const RESET_LINK_SECONDS = 60 * 60

/** Whose links wait in the outbox, by what they are for. */
export const secretOf = {
  reset: (email: string) => `reset:${email}`,
  verification: (userId: string) => `verify-email:${userId}`,
  change: (userId: string) => `change-email:${userId}`,
  recovery: (userId: string) => `recover-email:${userId}`,
}

export async function enqueueResetMail(
  deps: Pick<World, 'config' | 'db' | 'now' | 'secret' | 'outboxSignal'>,
  { id, email }: User,
  token: string,
) {
  const to = { email, language: await getUserLanguage(deps.db, id) }
  await enqueueLinkMail(deps, deps.db, creatorLinkMail(deps.config.siteUrl, to, 'reset', token), {
    secretOf: secretOf.reset(email),
    expiresAt: deps.now() + RESET_LINK_SECONDS * 1000,
  })
  deps.outboxSignal.emit('filled')
}

const linkPaths = {
  reset: '/reset-password',
  verification: '/verify-email',
  emailChange: '/verify-email',
  recovery: '/verify-email',
  keepAddress: '/verify-email',
}

/** A mail with the link to a page in the language of the account. */
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

/** News about an account. */
export function creatorMail(
  to: Addressee,
  kind: 'addressInUse' | 'resetByStudio' | 'emailChanged' | 'safetyChanged',
): Mail {
  const language = languageOf(to)
  return plainMail(to.email, mailsIn[language.code][kind], language)
}
