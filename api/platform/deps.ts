import type { Kysely } from 'kysely'
import type { Auth } from '../auth/better-auth.ts'
import type { Database } from '../database/schema.ts'
import type { Config } from './config.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { OutboxSignal } from './outbox.ts'

/** The world as the slices meet it. Everything that talks to the outside comes in through here. */
export interface Deps {
  config: Config
  db: Kysely<Database>
  /** Epoch milliseconds. */
  now: () => number
  log: Log
  metrics: Metrics
  auth: Auth
  files: FileStore
  /** Signs and hashes; shared by all processes of one installation. */
  secret: string
  /** Wakes the outbox worker after a commit, so that mail leaves at once and not at the next round. */
  outboxSignal: OutboxSignal
  /** Refuses when the database does not answer. */
  pingDatabase: () => Promise<void>
}
