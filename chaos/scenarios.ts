import { corrupt } from './corrupt.ts'
import { database } from './database.ts'
import { disk } from './disk.ts'
import { halfOpen } from './half-open.ts'
import { kill } from './kill.ts'
import { mail } from './mail.ts'
import { migrate } from './migrate.ts'
import type { Scenario } from './scenario.ts'
import { second } from './second.ts'
import { tenfold } from './tenfold.ts'
import { term } from './term.ts'
import { weekly } from './weekly.ts'

/** Those that mostly wait come last, and wait together. */
export const scenarios: Scenario[] = [
  kill,
  disk,
  second,
  corrupt,
  database,
  tenfold,
  term,
  migrate,
  weekly,
  mail,
  halfOpen,
]
