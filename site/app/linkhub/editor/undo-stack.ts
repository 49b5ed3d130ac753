import type { Draft } from './draft.ts'
import type { PicturePlace } from './picture-place.ts'

interface UndoStep {
  before: Partial<Draft>
  after: Partial<Draft>
  /** A picture that was changed with it. Null is none; undefined where it comes and goes with its link. */
  picture?: { place: PicturePlace; before: Blob | null; after?: Blob | null } | undefined
  /** Names the field that is typed into: steps of one burst of typing become one. */
  burst?: string | undefined
  at: number
}

export interface UndoStack {
  past: UndoStep[]
  future: UndoStep[]
}

const STEPS_MAX = 100
const BURST_MS = 1500

/** Adds a step. What had been undone can no longer be redone. */
export function addStep({ past }: UndoStack, added: Omit<UndoStep, 'at'>): UndoStack {
  const step = { ...added, at: Date.now() }
  const last = past.at(-1)
  if (last && step.burst !== undefined && last.burst === step.burst && step.at - last.at < BURST_MS)
    return { past: [...past.slice(0, -1), { ...step, before: last.before }], future: [] }
  return { past: [...past, step].slice(-STEPS_MAX), future: [] }
}

export function takeStep({ past, future }: UndoStack, direction: 'undo' | 'redo') {
  const isUndo = direction === 'undo'
  const step = isUndo ? past.at(-1) : future[0]
  if (!step) return undefined
  const side = isUndo ? 'before' : 'after'
  return {
    undoStack: isUndo
      ? { past: past.slice(0, -1), future: [step, ...future] }
      : { past: [...past, step], future: future.slice(1) },
    set: step[side],
    picture: step.picture && { place: step.picture.place, file: step.picture[side] },
  }
}

/** Whether the next undo brings back this link, and not something else that was changed since. */
export function undoBringsBack({ past }: UndoStack, linkId: string) {
  const { before, after } = past.at(-1) ?? {}
  const has = (draft?: Partial<Draft>) => draft?.customLinks?.some(({ id }) => id === linkId) ?? false
  return has(before) && !has(after)
}
