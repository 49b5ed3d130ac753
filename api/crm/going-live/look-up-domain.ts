import { domainToASCII } from 'node:url'
import type { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Dns, DnsError } from '../../platform/dns.ts'
import { liveTask } from './tick-task.ts'

/** Never throws: each answer or failure of the name servers becomes a sentence. */
export function lookUpDomain(deps: Pick<Deps, 'config' | 'siteContent' | 'dns'>) {
  const { config, dns } = deps
  const { mail, dkimSelector } = config
  const sender = mail && domainOf(mail.from)
  const aboutSender = (id: string, judge: (domain: string) => Promise<Verdict>) =>
    sender === undefined
      ? liveTask({ id, state: 'open', found: 'No address is set up to send from.' })
      : taskAbout(id, sender, judge)
  return Promise.all([
    aboutSender('spf', async (domain) => judgeSpf(domain, await dns.listTexts(domain))),
    aboutSender('dkim', (domain) => lookUpDkim(dns, domain, dkimSelector)),
    aboutSender('dmarc', (domain) => lookUpDmarc(dns, domain)),
    lookUpContact(dns, brandOf(deps).contact.email),
  ])
}

export function lookUpContact(dns: Dns, address: string) {
  return taskAbout('contact-address', domainOf(address), async (domain) =>
    judgeMailHosts(address, domain, await dns.listMailHosts(domain)),
  )
}

async function lookUpDkim(dns: Dns, domain: string, selector: string | undefined): Promise<Verdict> {
  if (selector === undefined) return { isDone: false, found: 'Nobody knows where to look: the selector is not set up.' }
  const name = `${selector}._domainkey.${domain}`
  return judgeDkim(name, await dns.listTexts(name))
}

/** A subdomain without a record uses the record of its organizational domain. */
async function lookUpDmarc(dns: Dns, domain: string): Promise<Verdict> {
  const own = judgeDmarc(domain, await dns.listTexts(`_dmarc.${domain}`))
  // Imported on demand, because the list of public suffixes takes memory.
  const { getDomain } = await import('tldts')
  const parent = getDomain(domain)
  if (own.isDone || parent === null || parent === domain) return own
  return judgeDmarc(parent, await dns.listTexts(`_dmarc.${parent}`))
}

async function taskAbout(id: string, domain: string, judge: (domain: string) => Promise<Verdict>): Promise<LiveTask> {
  if (isExampleDomain(domain))
    return liveTask({ id, state: 'open', found: `${domain} is an example, which nobody can own.` })
  try {
    const { isDone, found } = await judge(domain)
    return liveTask({ id, state: isDone ? 'done' : 'open', found })
  } catch (error) {
    if (!(error instanceof DnsError)) throw error
    const found = `The name servers gave no usable answer about ${domain} (${error.code}). Look again in a few minutes.`
    return liveTask({ id, state: 'unknown', found })
  }
}

/** Of `address@domain` or `Name <address@domain>`. */
function domainOf(mailbox: string) {
  const domain = /^[^\s>,]+/.exec(mailbox.slice(mailbox.lastIndexOf('@') + 1))?.[0] ?? ''
  return domainToASCII(domain).toLowerCase()
}

interface Verdict {
  isDone: boolean
  found: string
}

function done(found: string): Verdict {
  return { isDone: true, found }
}

function open(found: string): Verdict {
  return { isDone: false, found }
}

/** RFC 7208: exactly one record; the qualifier of «all» decides about mail from other servers. */
function judgeSpf(domain: string, texts: string[]): Verdict {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text))
  const [record] = records
  if (record === undefined) return open(`${domain} has no SPF record.`)
  if (records.length > 1) return open(`${domain} has ${records.length} SPF records; only one is allowed.`)
  const terms = record.toLowerCase().split(/\s+/)
  if (terms.includes('-all') || terms.includes('~all') || terms.some((term) => term.startsWith('redirect=')))
    return done(`${domain} says who may send its email.`)
  if (terms.includes('+all') || terms.includes('all'))
    return open(`The SPF record of ${domain} lets everybody send in its name (all).`)
  return open(`The SPF record of ${domain} does not end with ~all or -all, so it keeps nobody out.`)
}

/** RFC 6376: a record without p= is no key; an empty p= is a revoked one. */
function judgeDkim(name: string, texts: string[]): Verdict {
  const key = texts.map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.trim()).find((p) => p !== undefined)
  if (key === undefined) return open(`There is no DKIM key at ${name}.`)
  if (key === '') return open(`The DKIM key at ${name} is empty, which means that it was taken back.`)
  return done(`There is a DKIM key at ${name}.`)
}

/** RFC 7489: exactly one record, with a policy. */
function judgeDmarc(domain: string, texts: string[]): Verdict {
  const records = texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text))
  const [record] = records
  if (record === undefined) return open(`${domain} has no DMARC record.`)
  if (records.length > 1) return open(`${domain} has ${records.length} DMARC records; only one is allowed.`)
  const policy = /;\s*p\s*=\s*(none|quarantine|reject)\s*(?:;|$)/i.exec(record)?.[1]?.toLowerCase()
  if (policy === undefined) return open(`The DMARC record of ${domain} names no policy (p=).`)
  return done(`The DMARC policy of ${domain} is ${policy}.`)
}

/** RFC 7505: a single empty host says that a domain takes no mail. */
function judgeMailHosts(address: string, domain: string, hosts: string[]): Verdict {
  const named = hosts.filter((host) => host !== '' && host !== '.')
  if (named.length > 0) return done(`Email to ${address} goes to ${named[0]}.`)
  return open(hosts.length > 0 ? `${domain} takes no email at all.` : `${domain} has no mail server (MX).`)
}

/** RFC 2606: reserved names. */
function isExampleDomain(domain: string) {
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/.test(domain)
}
