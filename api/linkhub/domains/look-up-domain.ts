import type { DomainProblem } from '@nokshi/contract/linkhub/domains.ts'
import { domainOrigin } from '@nokshi/contract/linkhub.ts'
import * as z from 'zod'
import type { Deps } from '../../platform/deps.ts'
import { DnsError } from '../../platform/dns.ts'
import { hostsOf } from './domain-host.ts'
import type { DomainRow } from './queries.ts'

const records = z.array(z.string()).default([])

/** What stands in the DNS where our records should be. */
export const Found = z.object({ proof: records, primary: records, alias: records })

export interface Look {
  found: z.infer<typeof Found>
  hasAlias: boolean
  problem: DomainProblem | null
}

export const proofName = (host: string) => `_linkhub.${host}`
export const proofText = (token: string) => `linkhub=${token}`

/** Many and long records would fill the row. */
const shorten = (texts: string[]) => texts.slice(0, 4).map((text) => text.slice(0, 120))

type Parts = Pick<Deps, 'config' | 'dns' | 'badHosts'>

/** Undefined when the name servers gave no usable answer: that says nothing about the domain. */
export async function lookUpDomain(deps: Parts, row: DomainRow): Promise<Look | undefined> {
  const { primary, alias } = hostsOf(row)
  const wanted = proofText(row.token)
  // An error there must not keep the page from being looked at.
  const unknown = { isOurs: row.hasAlias === 1, found: [] }
  try {
    const [texts, route, aliasRoute] = await Promise.all([
      deps.dns.listTexts(proofName(row.host)),
      lookUpRoute(deps, primary),
      alias === null ? unknown : lookUpRoute(deps, alias).catch(() => unknown),
    ])
    const proof = texts.some((text) => text.trim() === wanted) ? [wanted] : shorten(texts)
    const isListed = (await deps.badHosts.read())(`https://${row.host}`)
    return {
      found: { proof, primary: shorten(route.found), alias: shorten(aliasRoute.found) },
      hasAlias: aliasRoute.isOurs,
      problem: isListed ? 'listed' : !proof.includes(wanted) ? 'proof' : route.isOurs ? null : 'route',
    }
  } catch (error) {
    if (error instanceof DnsError) return undefined
    throw error
  }
}

/** All addresses must be ours: browsers would prefer an AAAA record that was left behind. */
async function lookUpRoute({ config: { domains }, dns }: Parts, host: string) {
  const aliases = await dns.listAliases(host)
  if (aliases.some((name) => name.toLowerCase() === domains?.host)) return { isOurs: true, found: aliases }
  const addresses = await dns.listAddresses(host)
  const isOurs = addresses.length > 0 && addresses.every((address) => domains?.addresses.includes(address))
  return { isOurs, found: aliases.length > 0 && !isOurs ? aliases : addresses }
}

/** The first certificate may take the authority a while. */
const PATIENCE_MS = 60_000

/** Whether our own web server answers for this host, by HTTPS where the site does; it gets a certificate by that. */
export async function lookUpAnswer(
  { config, outbound }: Pick<Deps, 'config' | 'outbound'>,
  row: DomainRow,
): Promise<'certificate' | null> {
  const { primary } = hostsOf(row)
  const rules = { addresses: config.domains?.addresses ?? [], allowsAnyPort: true, patienceMs: PATIENCE_MS }
  const url = new URL('/robots.txt', domainOrigin(config.siteUrl, primary))
  try {
    const { status } = await outbound.call(url, { userAgent: 'LinkHub domain check', method: 'HEAD', ...rules })
    return status === 200 ? null : 'certificate'
  } catch {
    return 'certificate'
  }
}
