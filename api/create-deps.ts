import { cancelMails } from './crm/mails/cancel-mails.ts'
import type { DatabaseConnection } from './database/connect.ts'
import { createDomainTable } from './linkhub/domains/domain-table.ts'
import { createBadHosts } from './platform/bad-hosts.ts'
import type { Config } from './platform/config.ts'
import type { Deps } from './platform/deps.ts'
import { createDns, type DnsOptions } from './platform/dns.ts'
import { createFileStore } from './platform/files.ts'
import type { Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics.ts'
import { createOutbound, type OutboundOptions } from './platform/outbound.ts'
import { createPageSignal } from './platform/page-signal.ts'
import { loadPushKeys } from './platform/push-keys.ts'
import { loadSecret } from './platform/secret.ts'
import { revokeAddressesOf } from './visits/shared-stats/queries.ts'
import { createContentStore } from './website/content-store.ts'

interface Parts {
  config: Config
  database: DatabaseConnection
  now: () => number
  log: Log
  /** Other name servers than those of the machine. */
  dns?: DnsOptions
  outbound?: OutboundOptions
}

/** Makes the dependencies of all slices, once per process. */
export async function createAppDeps(parts: Parts): Promise<Deps> {
  const { config, database, now, log } = parts
  const { db } = database
  const dns = createDns({ servers: config.dnsServers, ...parts.dns })
  const files = createFileStore(config)
  const secret = await loadSecret(config, database, log)
  return {
    config,
    db,
    now,
    log,
    metrics: createMetrics(),
    files,
    dns,
    badHosts: createBadHosts({ config, now, log }),
    outbound: createOutbound(dns, parts.outbound ?? {}),
    secret,
    pushKeys: await loadPushKeys(db, secret),
    pageSignal: createPageSignal(),
    domains: createDomainTable({ db, config }),
    siteContent: createContentStore({ db, files }),
    pingDatabase: database.ping,
    endPrivateAddresses: revokeAddressesOf,
    cancelMails,
  }
}
