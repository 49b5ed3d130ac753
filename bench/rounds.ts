import type { Measured } from './bare-server.ts'
import { applyLoad, type Load, type Outcome } from './load.ts'

/** Of each figure the best of so many counts: what a machine does besides can only make it worse. */
export const ROUNDS = 3

export interface Round extends Outcome {
  /** The part of one core that the server needed; near 1 it is the server that was measured, and not the generator. */
  serverBusy: number
}

export async function runRound(server: Measured, load: Omit<Load, 'port'>): Promise<Round> {
  const before = await server.cpuSeconds()
  const outcome = await applyLoad({ ...load, port: server.port })
  return { ...outcome, serverBusy: ((await server.cpuSeconds()) - before) / outcome.seconds }
}

export function fastest(rounds: Round[]) {
  return pick(rounds, (one, best) => one.perSecond > best.perSecond)
}

export function calmest(rounds: Round[]) {
  return pick(rounds, (one, best) => one.p99Ms < best.p99Ms)
}

function pick(rounds: Round[], isBetter: (one: Round, best: Round) => boolean) {
  return rounds.reduce((best, one) => (isBetter(one, best) ? one : best))
}
