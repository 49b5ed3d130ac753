import type { Draft, DraftField } from './edit-draft.ts'
import type { PicturePlace } from './picture-place.ts'

/** A picture that was put in the place of another; null where there was none, or is none. */
export interface PictureStep {
  kind: PicturePlace
  before: Blob | null
  after: Blob | null
}

/** One step that can be taken back: the fields it touched, before and after. */
interface EditStep {
  before: Partial<Draft>
  after: Partial<Draft>
  /** Steps of one burst of typing have the same and become one. */
  burst?: string | undefined
  picture?: PictureStep | undefined
  at: number
}

export interface EditHistory {
  past: EditStep[]
  future: EditStep[]
}

export const emptyHistory: EditHistory = { past: [], future: [] }

const STEPS_MAX = 100
const BURST_MS = 1500

/** Adds a step. What had been undone can no longer be redone. */
export function addStep({ past }: EditHistory, step: EditStep): EditHistory {
  const last = past.at(-1)
  if (last && step.burst !== undefined && last.burst === step.burst && step.at - last.at < BURST_MS) {
    return { past: [...past.slice(0, -1), { ...step, before: last.before }], future: [] }
  }
  return { past: [...past, step].slice(-STEPS_MAX), future: [] }
}

/** Whether the owner has changed this field here. */
export function hasTouched({ past }: EditHistory, field: DraftField) {
  return past.some(({ after }) => after[field] !== undefined)
}

export function hasPictured({ past }: EditHistory, kind: PicturePlace) {
  return past.some(({ picture }) => picture?.kind === kind)
}

/** One step back or forth: the history then, and what the fields are set to. */
export function takeStep({ past, future }: EditHistory, way: 'undone' | 'redone') {
  const step = way === 'undone' ? past.at(-1) : future[0]
  if (!step) return undefined
  if (way === 'undone')
    return { history: { past: past.slice(0, -1), future: [step, ...future] }, set: step.before, step }
  return { history: { past: [...past, step], future: future.slice(1) }, set: step.after, step }
}
