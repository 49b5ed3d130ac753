import type { Figure } from './figure.ts'

export interface Bench {
  /** On the disk of the product's data; deleted after the run. */
  folder: string
  /** A server that was started for this run; absent where PostgreSQL is not installed. */
  postgresUrl: string | undefined
  /** The environment of this process, for the programs it starts. */
  env: Record<string, string | undefined>
  say: (step: string) => void
}

/** Why a row has no figures; not an error. */
export class NotMeasured extends Error {}

/** By its name, `npm run bench -- hub` measures it. */
export interface Row {
  /** Only when it is named, because it takes long. */
  isOnRequest?: boolean
  measure: (bench: Bench) => Promise<Figure[]>
}
