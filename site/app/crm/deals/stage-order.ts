import type { Stage } from '@nokshi/contract/crm/deals.ts'

/** Puts an open stage at another place among the open ones: how all stand then, and before which one it goes. */
export function moveStage(stages: Stage[], stage: Stage, to: number) {
  const others = stages.filter(({ id }) => id !== stage.id)
  const open = others.filter(({ kind }) => kind === 'open')
  const ends = others.filter(({ kind }) => kind !== 'open')
  const after = [...open.slice(to), ...ends]
  return { stages: [...open.slice(0, to), stage, ...after], beforeId: after[0]?.id ?? null }
}
