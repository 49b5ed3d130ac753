import type { Measured } from './bare-server.ts'
import { applyLoad, type Load, type Outcome } from './load.ts'

/** Of each figure the best of so many counts: what a machine does besides can only make it worse. */
export const ROUNDS = 3

export interface Round extends Outcome {
  /** The part of one core that the server needed; near 1 it is the server that was measured, and not the generator. */
  serverBusy: number
  /** Processor time of the server for each request. */
  serverMicros: number
}

/** What a server has put off until later belongs to the round too: `finish` has it done. */
export async function runRound(
  server: Measured,
  load: Omit<Load, 'port'>,
  finish: () => Promise<unknown> = async () => {},
): Promise<Round> {
  const before = await server.cpuSeconds()
  const outcome = await applyLoad({ ...load, port: server.port })
  const answeredAt = performance.now()
  await finish()
  const seconds = outcome.seconds + (performance.now() - answeredAt) / 1000
  const used = (await server.cpuSeconds()) - before
  return {
    ...outcome,
    seconds,
    perSecond: outcome.requests / seconds,
    serverBusy: used / seconds,
    serverMicros: (used / outcome.requests) * 1e6,
  }
}

/** Several turns as one round. */
export function joinTurns(turns: Round[]): Round {
  const sum = (amountOf: (turn: Round) => number) => turns.reduce((all, turn) => all + amountOf(turn), 0)
  const requests = sum((turn) => turn.requests)
  const seconds = sum((turn) => turn.seconds)
  const worst = (amountOf: (turn: Round) => number) => Math.max(...turns.map(amountOf))
  return {
    requests,
    seconds,
    perSecond: requests / seconds,
    medianMs: worst((turn) => turn.medianMs),
    p99Ms: worst((turn) => turn.p99Ms),
    busy: sum((turn) => turn.busy * turn.seconds) / seconds,
    serverBusy: sum((turn) => turn.serverBusy * turn.seconds) / seconds,
    serverMicros: sum((turn) => turn.serverMicros * turn.requests) / requests,
  }
}

export function fastest<Each extends Round>(rounds: Each[]) {
  return pick(rounds, (one, best) => one.perSecond > best.perSecond)
}

export function calmest<Each extends Round>(rounds: Each[]) {
  return pick(rounds, (one, best) => one.p99Ms < best.p99Ms)
}

/** The one with the least processor time for each request. */
export function leanest<Each extends Round>(rounds: Each[]) {
  return pick(rounds, (one, best) => one.serverMicros < best.serverMicros)
}

function pick<Each>(rounds: Each[], isBetter: (one: Each, best: Each) => boolean) {
  return rounds.reduce((best, one) => (isBetter(one, best) ? one : best))
}
