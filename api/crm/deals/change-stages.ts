import type { NewStage, StageEdit } from '@nokshi/contract/crm/settings.ts'
import type * as z from 'zod'
import { type Db, transact } from '../../database/connect.ts'
import { describeEdit, noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changedElsewhere } from '../records/journal-queries.ts'
import { findStage, hasDeals, insertStage, lockStages, type StageRow, updateStage } from './stage-queries.ts'

type StageDeps = Pick<Deps, 'db' | 'now'>

const STAGES_MAX = 12

export async function addStage(deps: StageDeps, actorId: string, input: z.infer<typeof NewStage>) {
  return transact(deps.db, async (tx) => {
    const stages = await lockStages(tx)
    if (stages.length >= STAGES_MAX)
      throw new Refusal('conflict', { code: 'too-many-stages', params: { max: STAGES_MAX } })
    const id = newId(deps.now())
    const stage: StageRow = { id, version: 1, kind: 'open', position: 0, removedAt: null, ...input }
    await insertStage(tx, stage)
    const closed = stages.findIndex(({ kind }) => kind !== 'open')
    await writeOrder(tx, stages.toSpliced(closed, 0, stage))
    await note(tx, deps.now(), actorId, `Added the stage ${stage.label} (${stage.probability}%)`)
    return stage
  })
}

export async function editStage(
  { db, now }: StageDeps,
  actorId: string,
  id: string,
  { version, beforeId, ...fields }: z.infer<typeof StageEdit>,
) {
  return transact(db, async (tx) => {
    const stages = await lockStages(tx)
    const stage = requireStageOf(stages, id)
    if (stage.version !== version) throw changedElsewhere()
    if (stage.kind !== 'open') requireOnlyLabel(fields, beforeId)
    const changes = { ...givenOf(fields), version: version + 1 }
    await updateStage(tx, id, changes)
    if (beforeId !== undefined) await writeOrder(tx, reordered(stages, stage, beforeId))
    const edits = describeEdit(labels, stage, changes)
    if (beforeId !== undefined) edits.push('its place on the board')
    if (edits.length > 0) await note(tx, now(), actorId, `Changed the stage ${stage.label}: ${edits.join('; ')}`)
    return { ...stage, ...changes }
  })
}

export async function removeStage({ db, now }: StageDeps, actorId: string, id: string) {
  return transact(db, async (tx) => {
    const stages = await lockStages(tx)
    const stage = requireStageOf(stages, id)
    if (stage.kind !== 'open') throw new Refusal('conflict', 'closing-stages-needed')
    if (stages.filter(({ kind }) => kind === 'open').length === 1) throw new Refusal('conflict', 'open-stage-needed')
    if (await hasDeals(tx, id)) throw new Refusal('conflict', 'stage-in-use')
    await updateStage(tx, id, { removedAt: now() })
    await note(tx, now(), actorId, `Removed the stage ${stage.label}`)
    return { id, name: stage.label }
  })
}

/** Undoes a removal, at the former position. */
export async function restoreStage({ db, now }: StageDeps, actorId: string, id: string) {
  return transact(db, async (tx) => {
    const stages = await lockStages(tx)
    const stage = await findStage(tx, id)
    if (!stage) throw new Refusal('not-found', 'no-such-stage')
    if (stage.removedAt === null) return stage
    if (stages.length >= STAGES_MAX)
      throw new Refusal('conflict', { code: 'too-many-stages', params: { max: STAGES_MAX } })
    await updateStage(tx, id, { removedAt: null })
    await note(tx, now(), actorId, `Restored the stage ${stage.label}`)
    return { ...stage, removedAt: null }
  })
}

const labels = { label: 'name', probability: 'chance in percent', rotDays: 'quiet after days' }

function note(tx: Db, now: number, actorId: string, summary: string) {
  return noteChange(tx, now, { kind: 'settings', summary, actorId })
}

function requireStageOf(stages: StageRow[], id: string) {
  const stage = stages.find((one) => one.id === id)
  if (!stage) throw new Refusal('not-found', 'no-such-stage')
  return stage
}

function requireOnlyLabel({ probability, rotDays }: StageFields, beforeId: unknown) {
  if (probability === undefined && rotDays === undefined && beforeId === undefined) return
  throw new Refusal('invalid', 'stage-fixed')
}

/** Before another open stage, or at the end of them. */
function reordered(stages: StageRow[], stage: StageRow, beforeId: string | null) {
  const others = stages.filter(({ id }) => id !== stage.id)
  const closed = others.findIndex(({ kind }) => kind !== 'open')
  const before = others.findIndex(({ id }) => id === beforeId)
  return others.toSpliced(before === -1 ? closed : Math.min(before, closed), 0, stage)
}

async function writeOrder(tx: Db, stages: StageRow[]) {
  for (const [position, { id }] of stages.entries()) await updateStage(tx, id, { position })
}

type StageFields = Omit<z.infer<typeof StageEdit>, 'version' | 'beforeId'>

function givenOf({ label, probability, rotDays }: StageFields) {
  return {
    ...(label !== undefined && { label }),
    ...(probability !== undefined && { probability }),
    ...(rotDays !== undefined && { rotDays }),
  }
}
