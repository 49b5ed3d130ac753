import { brand } from '@nokshi/content/brand.ts'
import type { Deps } from '../platform/deps.ts'
import { enqueueMail, escapeHtml, type Mail } from '../platform/mail.ts'

export async function enqueueResetMail(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'outboxSignal'>,
  to: string,
  token: string,
) {
  await enqueueMail(deps.db, deps.now(), resetMail(deps.config.siteUrl, to, token))
  deps.outboxSignal.emit('filled')
}

/** The address is built from the configuration, never from the request: a forged Host header must not end in a mail. */
function resetMail(siteUrl: string, to: string, token: string): Mail {
  const link = `${siteUrl}/reset-password?token=${encodeURIComponent(token)}`
  const intro = `Somebody, hopefully you, asked to reset the password of your ${brand.name} account.`
  const outro =
    'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.'
  return {
    to: { address: to },
    subject: 'Reset your password',
    text: `${intro}\n\nChoose a new password here:\n${link}\n\n${outro}\n`,
    html: `<p>${escapeHtml(intro)}</p><p><a href="${escapeHtml(link)}">Choose a new password</a></p><p>${escapeHtml(outro)}</p>`,
    isPrivate: true,
  }
}
