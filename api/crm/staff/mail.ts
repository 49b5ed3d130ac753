import type { Brand } from '@nokshi/contract/website/site-content.ts'
import { linkMail, linkTo } from '../../accounts/mails.ts'
import { type Mail, plainMail } from '../../outbox/mail.ts'

/** The keys of links in the outbox, by purpose. */
export const secretOf = { reset: (email: string) => `staff-reset:${email}`, invite: (id: string) => `invite:${id}` }

export function resetLink(siteUrl: string, token: string) {
  return linkTo(siteUrl, '/crm/reset-password', token)
}

type Named = Pick<Brand, 'name'>

export function resetMail(brand: Named, to: string, link: string): Mail {
  return linkMail(to, {
    subject: 'Reset your CRM password',
    intro: `Somebody, hopefully you, asked to reset your password for the CRM of ${brand.name}.`,
    action: 'Choose a new password',
    link,
    outro: 'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  })
}

export function inviteMail(brand: Named, to: string, inviter: string, link: string): Mail {
  return linkMail(to, {
    subject: `${inviter} invites you to the CRM of ${brand.name}`,
    intro: `${inviter} invites you to work in the CRM of ${brand.name}.`,
    action: 'Accept the invitation and choose a password',
    link,
    outro: 'The link works once, for three days, and only for you. If you do not know what this is, do nothing.',
  })
}

export function safetyMail(brand: Named, to: string): Mail {
  return plainMail(to, {
    subject: 'How your CRM account is protected was changed',
    text: [
      `Two-factor, its recovery codes or a passkey of your account in the CRM of ${brand.name} were changed just now.`,
      'If it was you, there is nothing to do.',
      'If it was not you, choose a new password at once, look at your account, and tell an owner of the studio.',
    ],
  })
}
