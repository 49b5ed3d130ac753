import type { Deps } from '../../platform/deps.ts'
import type { ServedDomain } from '../../platform/domains.ts'
import { hostsOf } from './domain-host.ts'
import { findDomainsVersion, listServedDomains } from './queries.ts'

/**
 * The hosts of all pages, because hub pages must not wait for a query, and the web server asks before every
 * certificate, also while the database is down. To look for a change reads one row by its key.
 */
export function createDomainTable({ db, config }: Pick<Deps, 'db' | 'config'>): Deps['domains'] {
  let hosts = new Map<string, ServedDomain>()
  let version: string | undefined

  return {
    find: (host) => hosts.get(host),
    async refresh() {
      if (!config.domains) return
      const newest = await findDomainsVersion(db)
      if (newest === version) return
      // The version was read before the rows: if they are newer, the next look reads them again.
      const rows = await listServedDomains(db)
      hosts = new Map(
        rows.flatMap(({ profileId, username, state, hasAlias, ...row }) => {
          const { primary, alias } = hostsOf(row)
          const domain = { profileId, username, primary, isNew: state === 'proven' }
          const served = hasAlias && alias !== null ? [primary, alias] : [primary]
          return served.map((host) => [host, { ...domain, host }] as const)
        }),
      )
      version = newest
    },
  }
}
