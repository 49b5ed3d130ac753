import type { Db } from '../database/connect.ts'
import type { World } from './world.ts'

/** The world as the slices meet it. What the outbox and limits are made of takes a `World`. */
export interface Deps extends World {
  /**
   * Ends what slices above auth have given out for an account and whoever has it can use: within the transaction in which the true
   * owner of the mailbox starts clean.
   */
  endPrivateAddresses: (tx: Db, userId: string, now: number) => Promise<void>
}
