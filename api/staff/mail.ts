import { brand } from '@nokshi/content/brand.ts'
import type { Deps } from '../platform/deps.ts'
import { linkMail, linkTo } from '../platform/link-mail.ts'
import { enqueueMail, type Mail } from '../platform/mail.ts'

export function resetLink(siteUrl: string, token: string) {
  return linkTo(siteUrl, '/crm/reset-password', token)
}

export async function enqueueStaffResetMail(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'outboxSignal'>,
  to: string,
  token: string,
) {
  await enqueueMail(deps.db, deps.now(), resetMail(to, resetLink(deps.config.siteUrl, token)))
  deps.outboxSignal.emit('filled')
}

function resetMail(to: string, link: string): Mail {
  return linkMail(to, {
    subject: 'Reset your CRM password',
    intro: `Somebody, hopefully you, asked to reset your password for the CRM of ${brand.name}.`,
    action: 'Choose a new password',
    link,
    outro:
      'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  })
}

export function inviteMail(to: string, inviter: string, link: string): Mail {
  return linkMail(to, {
    subject: `${inviter} invites you to the CRM of ${brand.name}`,
    intro: `${inviter} invites you to work in the CRM of ${brand.name}.`,
    action: 'Accept the invitation and choose a password',
    link,
    outro:
      'The link works once, for three days, and only for you. If you do not know what this is, do nothing.',
  })
}
