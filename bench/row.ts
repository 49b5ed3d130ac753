import type { Figure } from './report/figure.ts'

/** What every row can use. */
export interface Bench {
  /** On the disk that the product's own data would be on, and gone after the run. */
  folder: string
  /** A server that was started for this run; absent where PostgreSQL is not installed. */
  postgresUrl: string | undefined
  /** Of this process; what it starts by name needs it. */
  env: Record<string, string | undefined>
  /** Tells whoever waits what is going on. */
  say: (step: string) => void
}

/** Why a row has no figures; not a fault. */
export class NotMeasured extends Error {}

/** One line of the table of bars in the design, or what belongs to it. */
export interface Row {
  /** `npm run bench -- hub` runs the row of that name. */
  name: string
  /** Only when it is named: a whole run has ten minutes. */
  isOnRequest?: boolean
  measure: (bench: Bench) => Promise<Figure[]>
}
