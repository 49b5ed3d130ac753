import { domainToASCII } from 'node:url'
import { brand } from '@nokshi/content/brand.ts'
import type { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Dns, DnsError } from '../../platform/dns.ts'
import { liveTask } from './live-task.ts'
import {
  isExampleDomain,
  judgeDkim,
  judgeDmarc,
  judgeMailHosts,
  judgeSpf,
  type Verdict,
} from './mail-records.ts'

/** Asks the name servers. Whatever they answer, or do not, becomes a sentence; nothing is thrown. */
export function lookUpDomain({ config: { mail, dkimSelector }, dns }: Pick<Deps, 'config' | 'dns'>) {
  const sender = mail && domainOf(mail.from)
  const aboutSender = (id: string, judge: (domain: string) => Promise<Verdict>) =>
    sender === undefined
      ? liveTask({ id, state: 'open', found: 'No address is set up to send from.' })
      : taskAbout(id, sender, judge)
  return Promise.all([
    aboutSender('spf', async (domain) => judgeSpf(domain, await dns.listTexts(domain))),
    aboutSender('dkim', (domain) => lookUpDkim(dns, domain, dkimSelector)),
    aboutSender('dmarc', (domain) => lookUpDmarc(dns, domain)),
    lookUpContact(dns, brand.contact.email),
  ])
}

export function lookUpContact(dns: Dns, address: string) {
  return taskAbout('contact-address', domainOf(address), async (domain) =>
    judgeMailHosts(address, domain, await dns.listMailHosts(domain)),
  )
}

async function lookUpDkim(dns: Dns, domain: string, selector: string | undefined): Promise<Verdict> {
  if (selector === undefined)
    return { isDone: false, found: 'Nobody knows where to look: the selector is not set up.' }
  const name = `${selector}._domainkey.${domain}`
  return judgeDkim(name, await dns.listTexts(name))
}

/** A domain without a record of its own goes by that of the domain it belongs to. */
async function lookUpDmarc(dns: Dns, domain: string): Promise<Verdict> {
  const own = judgeDmarc(domain, await dns.listTexts(`_dmarc.${domain}`))
  // Imported here: the list of public suffixes takes memory, and is asked for once in a while.
  const { getDomain } = await import('tldts')
  const parent = getDomain(domain)
  if (own.isDone || parent === null || parent === domain) return own
  return judgeDmarc(parent, await dns.listTexts(`_dmarc.${parent}`))
}

async function taskAbout(
  id: string,
  domain: string,
  judge: (domain: string) => Promise<Verdict>,
): Promise<LiveTask> {
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
