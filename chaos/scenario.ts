import type { Engine } from '../bench/product/installation.ts'
import type { Bench } from '../bench/row.ts'

/** What a scenario works with. */
export interface Chaos extends Bench {
  engine: Engine
  /** What must not be left behind: done when the scenario ends, however it ends, the last first. */
  undo: (step: () => void) => void
}

/** One line of the table. */
export interface Finding {
  /** What was done to the product. */
  done: string
  acknowledged: string
  found: string
  /** Every promise that was broken, in words. */
  faults: string[]
  /** What a reader should know although nothing was broken. */
  remark?: string
  /** What the product itself logged as faults, for the file. */
  log?: string[]
}

/** Why a scenario was not run; not a fault of the product. */
export class NotRun extends Error {}

export interface Scenario {
  /** `npm run chaos -- kill` runs the scenario of that name. */
  name: string
  engines: Engine[]
  /** After so long it counts as broken. */
  secondsMax: number
  /** It mostly waits, so it may wait beside others. */
  isPatient?: boolean
  run: (chaos: Chaos) => Promise<Finding[]>
}

export const bothEngines: Engine[] = ['SQLite', 'PostgreSQL']
