import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export interface DatabaseConnection {
  db: Kysely<Database>
  engine: 'sqlite' | 'postgres'
  /** Rejects when the database does not answer within a few seconds. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface Patience {
  /** For long work that nobody waits for: migrating a large table, or waiting while another does. */
  isPatient?: boolean
}
