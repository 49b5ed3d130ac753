import { setTimeout as delay } from 'node:timers/promises'
import type { Engine } from '../bench/product/installation.ts'
import { type Bench, NotMeasured } from '../bench/row.ts'
import { type Chaos, NotRun, type Scenario } from './scenario.ts'
import type { Result } from './table.ts'

/** Everything that must not be left behind, whichever scenario began it. */
const undone = new Set<() => void>()

/** For the end of the process, also a sudden one. */
export function undoAll() {
  for (const step of [...undone].reverse()) undoOne(step)
}

function undoOne(step: () => void) {
  undone.delete(step)
  try {
    step()
  } catch (fault) {
    process.stderr.write(`Something was left behind: ${fault instanceof Error ? fault.message : fault}\n`)
  }
}

/** One scenario on one engine. One that breaks must not take the others along. */
export async function run(scenario: Scenario, engine: Engine, bench: Bench): Promise<Result> {
  const startedAt = performance.now()
  const steps: (() => void)[] = []
  const chaos: Chaos = {
    ...bench,
    engine,
    say: (step) => bench.say(`${scenario.name} on ${engine}: ${step}`),
    undo(step) {
      steps.push(step)
      undone.add(step)
    },
  }
  const limit = new AbortController()
  const late = delay(scenario.secondsMax * 1000, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`it took longer than its ${scenario.secondsMax} s`)
  })
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const about = { scenario: scenario.name, engine }
  try {
    chaos.say('starting')
    const findings = await Promise.race([scenario.run(chaos), late])
    const isBroken = findings.some(({ faults }) => faults.length > 0)
    return { ...about, seconds: seconds(), findings, isBroken }
  } catch (fault) {
    const words = fault instanceof Error ? fault.message : String(fault)
    if (fault instanceof NotRun || fault instanceof NotMeasured)
      return { ...about, seconds: seconds(), findings: [], reason: `not run: ${words}`, isBroken: false }
    return { ...about, seconds: seconds(), findings: [], reason: `BROKEN OFF: ${words}`, isBroken: true }
  } finally {
    late.catch(() => {})
    limit.abort()
    for (const step of steps.reverse()) if (undone.has(step)) undoOne(step)
  }
}
