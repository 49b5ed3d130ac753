import type { Figure } from './figure.ts'

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

/** Why a row has no figures; not an error. */
export class NotMeasured extends Error {}

/** By its name, `npm run bench -- hub` measures it. */
export interface Row {
  /** Only when it is named: it takes long. */
  isOnRequest?: boolean
  measure: (bench: Bench) => Promise<Figure[]>
}
