import type { Deps } from '../platform/deps.ts'
import { describeFault } from '../platform/log.ts'
import type { OutboxHandler } from './outbox.ts'

/** Work that comes round by itself: sweeping, pruning. */
export interface Round {
  name: string
  everySeconds: number
  /** Also as soon as the process is up, for what it may have missed. */
  isDueAtStart?: boolean
  run: () => Promise<void>
}

/** What a slice does when nobody is asking. */
export interface BackgroundWork {
  /** What to do with outbox rows, by their kind. */
  handlers?: Record<string, OutboxHandler>
  rounds?: Round[]
}

export interface RunningRounds {
  /** Does every round once, now. */
  runAll(): Promise<void>
  stop(): Promise<void>
}

/** Runs each round on its own timer. A round that fails is logged and comes round again. */
export function startRounds(
  { log }: Pick<Deps, 'log'>,
  rounds: Round[],
  { isPaused = false } = {},
): RunningRounds {
  const underWay = new Map<Round, Promise<void>>()
  /** Not again before the last time is over: a database that is slow would only get slower. */
  const runOnce = (round: Round) => {
    const known = underWay.get(round)
    if (known) return known
    const work = round
      .run()
      .catch((fault: unknown) => log.error('round failed', { round: round.name, ...describeFault(fault) }))
      .finally(() => underWay.delete(round))
    underWay.set(round, work)
    return work
  }
  const timers = isPaused
    ? []
    : rounds.map((round) => setInterval(() => void runOnce(round), round.everySeconds * 1000).unref())
  if (!isPaused) for (const round of rounds) if (round.isDueAtStart) void runOnce(round)

  return {
    async runAll() {
      await Promise.all(rounds.map(runOnce))
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay.values())
    },
  }
}
