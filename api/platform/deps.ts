import type { Kysely } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ExternalServices } from './external-services.ts'

/** The outside world as the slices meet it. What the outbox and limits are made of takes a `ExternalServices`. */
export interface Deps extends ExternalServices {
  /**
   * Ends what slices above auth have given out for an account and whoever has it can use: within the
   * transaction in which the true owner of the mailbox starts clean.
   */
  endPrivateAddresses: (tx: Db, userId: string, now: number) => Promise<void>
}
