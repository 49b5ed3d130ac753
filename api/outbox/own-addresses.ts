import type { Config } from '../platform/config.ts'

/** Of `Studio <hello@example.com>`, or of the first of several. */
export function addressIn(mailbox: string) {
  const [first = ''] = mailbox.split(',')
  return (/<([^<>]+)>/.exec(first)?.[1] ?? first).trim()
}

/** Where clients answer to: the mailbox we read, if its user name is an address, else the sender. */
export function mailboxAddress({ mail, imap }: Pick<Config, 'mail' | 'imap'>) {
  if (imap?.user.includes('@')) return imap.user
  if (imap) return addressIn(mail?.from ?? '')
  return addressIn(mail?.to ?? '')
}

/** Nobody who writes from one of these is a client. */
export function ownAddresses({ mail, imap }: Pick<Config, 'mail' | 'imap'>) {
  const all = [...(mail ? [mail.from, ...mail.to.split(',')] : []), imap?.user ?? '']
  return new Set(all.map((mailbox) => addressIn(mailbox).toLowerCase()).filter((address) => address !== ''))
}

interface AuthenticatedMail {
  from: { address: string }
  headers: Record<string, string | undefined>
}

/**
 * Whether our own server says that the sender's domain is true (RFC 8601). Comments and quoted texts are left
 * out, because a sender can put `dmarc=pass` into an address that the server repeats.
 */
export function isAuthenticated({ from, headers }: AuthenticatedMail) {
  const said = (headers['authentication-results'] ?? '').replace(/"(?:\\.|[^"\\])*"|\([^()]*\)/g, '')
  const domain = /;\s*dmarc=pass\s[^;"()]*\bheader\.from=([^\s;"()]+)/i.exec(said)?.[1]
  const isWhole = !/["()]/.test(said)
  return isWhole && domain !== undefined && from.address.toLowerCase().endsWith(`@${domain.toLowerCase()}`)
}
