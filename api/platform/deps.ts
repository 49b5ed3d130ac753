import type { Kysely } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import type { BadHosts } from './bad-hosts.ts'
import type { Config } from './config.ts'
import type { ContentSource } from './content.ts'
import type { Dns } from './dns.ts'
import type { Domains } from './domains.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Outbound } from './outbound.ts'
import type { PageSignal } from './page-signal.ts'
import type { PushKeys } from './push-keys.ts'

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
  outbound: Outbound
  badHosts: BadHosts
  /** Signs and hashes; shared by all processes of one installation. */
  secret: string
  pushKeys: PushKeys
  /** Invalidates cached pages of this process when a profile has changed. */
  pageSignal: PageSignal
  /** Own domains of pages. */
  domains: Domains
  /** What the studio has published about itself, kept in memory by its version. */
  siteContent: ContentSource
  /** Refuses when the database does not answer. */
  pingDatabase: () => Promise<void>
  /** Revokes private addresses of an account when the owner of its mailbox takes it over. */
  endPrivateAddresses: (tx: Db, userId: string, now: number) => Promise<void>
  /** Takes back the mails of a change that is undone, and refuses when one has left. */
  cancelMails: (tx: Db, now: number, changeId: string) => Promise<void>
}
