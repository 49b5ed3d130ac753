/**
 * Whose mailbox an address leads to, as far as limits tell mailboxes apart: `ada+shop@…` is Ada's, and Gmail ignores dots. Never an
 * address to write to, because not every server does so.
 */
export function mailboxOf(email: string) {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/)
  const [name = ''] = local.split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
