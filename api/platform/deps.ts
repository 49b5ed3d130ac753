import type { Kysely } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import type { OutboxSignal } from '../outbox/outbox.ts'
import type { BadHosts } from './bad-hosts.ts'
import type { Config } from './config.ts'
import type { ContentSource } from './content.ts'
import type { Dns } from './dns.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Outbound } from './outbound.ts'
import type { PageSignal } from './page-signal.ts'

/** All access to the outside. A function picks what it needs. */
export interface Deps {
  config: Config
  db: Kysely<Database>
  /** Epoch milliseconds. */
  now: () => number
  log: Log
  metrics: Metrics
  files: FileStore
  dns: Dns
  /** Calls addresses that people typed. */
  outbound: Outbound
  badHosts: BadHosts
  /** Signs and hashes; shared by all processes of one installation. */
  secret: string
  /** Wakes the outbox worker after a commit, so that mail leaves at once and not at the next round. */
  outboxSignal: OutboxSignal
  /** Invalidates cached pages of this process when a profile has changed. */
  pageSignal: PageSignal
  /** What the studio has published about itself, kept in memory by its version. */
  siteContent: ContentSource
  /** Refuses when the database does not answer. */
  pingDatabase: () => Promise<void>
  /** Revokes private addresses of an account when the owner of its mailbox takes it over. */
  endPrivateAddresses: (tx: Db, userId: string, now: number) => Promise<void>
}
