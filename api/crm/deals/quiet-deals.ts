import type { StageRow } from './stage-queries.ts'

const DAY = 24 * 60 * 60 * 1000

/** A deal of this stage without activity since then is quiet; null where none ever is. */
export function silentBefore({ kind, rotDays }: Pick<StageRow, 'kind' | 'rotDays'>, now: number) {
  return kind === 'open' && rotDays !== null ? now - rotDays * DAY : null
}

export function isQuiet(stage: Pick<StageRow, 'kind' | 'rotDays'> | undefined, lastActivityAt: number, now: number) {
  const before = stage ? silentBefore(stage, now) : null
  return before !== null && lastActivityAt <= before
}
