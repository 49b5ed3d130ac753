import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Outcome } from './scenario.ts'

/** For a screen: a paragraph for each fault. */
export function describeOutcome({ invariants, violations, note, ...outcome }: Outcome) {
  const result = violations.length === 0 ? `ok (${invariants} checks)` : `FAILED: ${violations.join('; ')}`
  return `${outcome.scenario} on ${outcome.engine}: ${outcome.injected}
  acknowledged  ${outcome.acknowledged}
  observed      ${outcome.observed}
  result        ${result}${note ? `. ${note}` : ''}\n`
}

/** Writes everything to a file, and returns the sentence that sums it up. */
export function writeReport(folder: string, startedAt: Date, outcomes: Outcome[]) {
  const at = startedAt.toISOString()
  const file = join(folder, `${at.slice(0, 19).replaceAll(':', '-')}.json`)
  const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000)
  const machine = { cores: cpus().length, platform: process.platform, node: process.version }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ at, seconds, machine, outcomes }, null, 2)}\n`)
  const failed = outcomes.filter(({ violations }) => violations.length > 0).length
  const sentence = failed === 0 ? 'Nothing failed.' : `${failed} of ${outcomes.length} failed.`
  return `${sentence} It took ${seconds} s. The report is in ${file}.`
}
