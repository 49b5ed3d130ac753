import type { PictureKind } from '@nokshi/contract/linkhub.ts'
import type { Draft, DraftField } from './edit-draft.ts'

/** A picture that was put in the place of another; null where there was none, or is none. */
export interface PictureStep {
  kind: PictureKind
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

interface Travelled {
  history: EditHistory
  /** What the fields were set to before, and what they are set to now; absent when there was nowhere to go. */
  from?: Partial<Draft>
  to?: Partial<Draft>
}

export function undoStep({ past, future }: EditHistory): Travelled {
  const step = past.at(-1)
  if (!step) return { history: { past, future } }
  const history = { past: past.slice(0, -1), future: [step, ...future] }
  return { history, from: step.after, to: step.before }
}

export function redoStep({ past, future }: EditHistory): Travelled {
  const [step, ...rest] = future
  if (!step) return { history: { past, future } }
  return { history: { past: [...past, step], future: rest }, from: step.before, to: step.after }
}

export function touchedFields(edit: Partial<Draft>) {
  // The keys of a partial draft are fields of a draft; Object.keys only says that they are texts.
  return Object.keys(edit) as DraftField[]
}
