import { brand } from '@nokshi/content/brand.ts'
import { linkMail, linkTo } from '../accounts/link-mail.ts'
import { enqueueLinkMail, type Mail } from '../outbox/mail.ts'
import { plainMail } from '../outbox/plain-mail.ts'
import type { World } from '../platform/world.ts'

/** How long a link to reset a password works. */
export const RESET_LINK_SECONDS = 60 * 60

/** Whose links wait in the outbox, by what they are for. */
export const secretOf = {
  reset: (email: string) => `reset:${email}`,
  verification: (userId: string) => `verify-email:${userId}`,
  change: (userId: string) => `change-email:${userId}`,
}

export async function enqueueResetMail(
  deps: Pick<World, 'config' | 'db' | 'now' | 'secret' | 'outboxSignal'>,
  to: string,
  token: string,
) {
  await enqueueLinkMail(deps, deps.db, resetMail(deps.config.siteUrl, to, token), {
    secretOf: secretOf.reset(to),
    expiresAt: deps.now() + RESET_LINK_SECONDS * 1000,
  })
  deps.outboxSignal.emit('filled')
}

function resetMail(siteUrl: string, to: string, token: string): Mail {
  return linkMail(to, {
    subject: 'Reset your password',
    intro: `Somebody, hopefully you, asked to reset the password of your ${brand.name} account.`,
    action: 'Choose a new password',
    link: linkTo(siteUrl, '/reset-password', token),
    outro:
      'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  })
}

export function verificationMail(siteUrl: string, to: string, token: string): Mail {
  return linkMail(to, {
    subject: 'Confirm your e-mail address',
    intro: `Somebody, hopefully you, made a ${brand.name} account with this address.`,
    action: 'Confirm that it is yours',
    link: linkTo(siteUrl, '/verify-email', token),
    outro: 'The link works once, for 24 hours. If you made no account, do nothing.',
  })
}

export function emailChangeMail(siteUrl: string, to: string, token: string): Mail {
  return linkMail(to, {
    subject: 'Confirm your new e-mail address',
    intro: `Somebody, hopefully you, wants to use this address for their ${brand.name} account.`,
    action: 'Make it the address of the account',
    link: linkTo(siteUrl, '/verify-email', token),
    outro: 'The link works once, for 24 hours. If you did not ask for it, do nothing: nothing changes.',
  })
}

export function addressInUseMail(to: string): Mail {
  return plainMail(to, 'Your e-mail address was asked for', [
    `Somebody wanted to use this address for another ${brand.name} account. There is already an account with it, so nothing was changed.`,
    'If it was you, log in with this address, or delete that account first. If it was not, you need not do anything.',
  ])
}

/** After the studio has let somebody back in who says that they cannot read this mailbox. */
export function resetByStudioMail(to: string): Mail {
  return plainMail(to, 'Your password is being reset', [
    `Somebody who lost this mailbox asked us to let them back into your ${brand.name} account. We gave them a link to choose a new password, and the account was logged out everywhere.`,
    `If that was not you, write to us at once: ${brand.contact.email}`,
  ])
}

/** To the address the account has left. It does not name the new one: the old mailbox may be somebody else's by now. */
export function emailChangedMail(to: string): Mail {
  return plainMail(to, 'Your e-mail address was changed', [
    `Your ${brand.name} account now has another e-mail address. This one no longer opens it.`,
    `If you did not change it, write to us at once: ${brand.contact.email}`,
  ])
}
