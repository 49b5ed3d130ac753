/** What a record in the DNS means for our mail. */
export interface Verdict {
  isDone: boolean
  found: string
}

function done(found: string): Verdict {
  return { isDone: true, found }
}

function open(found: string): Verdict {
  return { isDone: false, found }
}

/** RFC 7208: exactly one record; what stands before «all» says what becomes of mail from anywhere else. */
export function judgeSpf(domain: string, texts: string[]): Verdict {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text))
  const [record] = records
  if (record === undefined) return open(`${domain} has no SPF record.`)
  if (records.length > 1) return open(`${domain} has ${records.length} SPF records; only one is allowed.`)
  const words = record.toLowerCase().split(/\s+/)
  if (words.includes('-all') || words.includes('~all') || words.some((word) => word.startsWith('redirect=')))
    return done(`${domain} says who may send its mail.`)
  if (words.includes('+all') || words.includes('all'))
    return open(`The SPF record of ${domain} lets everybody send in its name (all).`)
  return open(`The SPF record of ${domain} does not end with ~all or -all, so it keeps nobody out.`)
}

/** RFC 6376: a key without p= is none, and one with an empty p= was taken back. */
export function judgeDkim(name: string, texts: string[]): Verdict {
  const key = texts.map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.trim()).find((p) => p !== undefined)
  if (key === undefined) return open(`There is no DKIM key at ${name}.`)
  if (key === '') return open(`The DKIM key at ${name} is empty, which means that it was taken back.`)
  return done(`There is a DKIM key at ${name}.`)
}

/** RFC 7489: exactly one record, with a policy. */
export function judgeDmarc(domain: string, texts: string[]): Verdict {
  const records = texts.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text))
  const [record] = records
  if (record === undefined) return open(`${domain} has no DMARC record.`)
  if (records.length > 1) return open(`${domain} has ${records.length} DMARC records; only one is allowed.`)
  const policy = /;\s*p\s*=\s*(none|quarantine|reject)\s*(?:;|$)/i.exec(record)?.[1]?.toLowerCase()
  if (policy === undefined) return open(`The DMARC record of ${domain} names no policy (p=).`)
  return done(`The DMARC policy of ${domain} is ${policy}.`)
}

/** RFC 7505: a single empty host says that a domain takes no mail. */
export function judgeMailHosts(address: string, domain: string, hosts: string[]): Verdict {
  const named = hosts.filter((host) => host !== '' && host !== '.')
  if (named.length > 0) return done(`Mail to ${address} goes to ${named[0]}.`)
  return open(hosts.length > 0 ? `${domain} takes no mail at all.` : `${domain} has no mail server (MX).`)
}

/** RFC 2606: names that nobody can own. */
export function isExampleDomain(domain: string) {
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/.test(domain)
}
