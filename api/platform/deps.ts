import type { Kysely } from 'kysely'
import type { Auth } from '../auth/better-auth.ts'
import type { CommitAside } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import type { OutboxSignal } from '../outbox/outbox.ts'
import type { StaffAuth } from '../staff/better-auth.ts'
import type { Config } from './config.ts'
import type { FileStore } from './files.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { PageSignal } from './page-signal.ts'

/** The world as the slices meet it. Everything that talks to the outside comes in through here. */
export interface Deps {
  config: Config
  db: Kysely<Database>
  commitAside: CommitAside
  /** Epoch milliseconds. */
  now: () => number
  log: Log
  metrics: Metrics
  auth: Auth
  /** The accounts of the studio's own people; they and creators know nothing of each other. */
  staffAuth: StaffAuth
  files: FileStore
  /** Signs and hashes; shared by all processes of one installation. */
  secret: string
  /** Wakes the outbox worker after a commit, so that mail leaves at once and not at the next round. */
  outboxSignal: OutboxSignal
  /** Tells the pages kept in this process that a profile has changed. */
  pageSignal: PageSignal
  /** Refuses when the database does not answer. */
  pingDatabase: () => Promise<void>
}
