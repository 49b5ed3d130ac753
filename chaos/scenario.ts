import { once } from 'node:events'
import type { Engine } from '../bench/product/installation.ts'
import { type Bench, NotMeasured } from '../bench/row.ts'

export interface Scenario {
  /** `npm run chaos -- kill` runs the scenario of that name. */
  name: string
  /** Sets the product up, applies load, injects faults, checks invariants, and reports. */
  run: (run: Run) => Promise<void>
  secondsMax: number
  /** Both when absent. */
  engines?: Engine[]
  /** It mostly waits, so it runs beside others. */
  isConcurrent?: true
}

export interface Run extends Bench {
  engine: Engine
  /** Done when the scenario ends, however it ends, the last first. */
  defer: (cleanUp: () => void) => void
  /** An invariant: whether it holds, and what to report if not. */
  check: (holds: boolean, violation: string) => void
  /** A fault and its outcome, with the invariants that were checked since the last report. */
  report: (observation: Observation) => void
  /** What the processes of the product have printed. */
  outputs: (() => string)[]
}

export type Observation = { injected: string; acknowledged: string; observed: string; note?: string }

export interface Outcome extends Observation {
  scenario: string
  engine: Engine
  invariants: number
  violations: string[]
  /** What the product logged; only in the file. */
  errors: string[]
}

const pending = new Set<() => void>()

/** Also for a process that is interrupted. */
export function cleanUp(steps: Iterable<() => void> = pending) {
  for (const step of [...steps].reverse()) if (pending.delete(step)) step()
}

/** Runs a scenario on one engine. One that throws does not end the others. */
export async function runScenario(scenario: Scenario, engine: Engine, bench: Bench): Promise<Outcome[]> {
  const { name, secondsMax } = scenario
  const outcomes: Outcome[] = []
  const steps = new Set<() => void>()
  let checked: [holds: boolean, violation: string][] = []
  const run: Run = {
    ...bench,
    engine,
    outputs: [],
    say: (step) => bench.say(`${name} on ${engine}: ${step}`),
    defer: (step) => void (steps.add(step) && pending.add(step)),
    check: (holds, violation) => checked.push([holds, violation]),
    report(observation) {
      const violations = checked.filter(([holds]) => !holds).map(([, violation]) => violation)
      const result = { invariants: checked.length, violations, errors: run.outputs.flatMap(listErrors) }
      outcomes.push({ scenario: name, engine, ...observation, ...result })
      checked = []
    },
  }
  const timeout = once(AbortSignal.timeout(secondsMax * 1000), 'abort').then(() => {
    throw new Error(`it took longer than ${secondsMax} s`)
  })
  try {
    run.say('starting')
    await Promise.race([scenario.run(run), timeout])
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    run.check(error instanceof NotMeasured, message)
    run.report({ injected: '', acknowledged: '', observed: '', note: `Not run to its end: ${message}` })
  } finally {
    cleanUp(steps)
  }
  return outcomes
}

function listErrors(output: () => string) {
  const lines = output().match(/^.*"level":"error".*$/gm) ?? []
  const kinds = new Map(lines.map((line) => [line.replace(/"(?:at|requestId)":"[^"]*"/g, ''), line]))
  return [...kinds.values()].slice(0, 20)
}
