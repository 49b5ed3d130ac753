/**
 * The mailbox of an address, for limits: `ada+shop@…` is Ada's, and Gmail ignores dots. Never write to it.
 */
export function mailboxOf(email: string) {
  const [local = '', domain = ''] = email.toLowerCase().split(/@(?=[^@]*$)/)
  const [name = ''] = local.split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
