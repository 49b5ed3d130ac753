import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { ApiProblem } from '../../platform/api.ts'
import { isProofNeeded } from '../../platform/session-proof.ts'
import type { EditCalls } from './edit-calls.ts'
import { type Draft, fieldsOf, pick, toDraft, toSentEdit } from './edit-draft.ts'
import { takeStep } from './edit-history.ts'
import type { EditMemory } from './edit-memory.ts'
import { createPictureQueue } from './edit-pictures.ts'
import { type EditAction, editReducer } from './edit-reducer.ts'
import { startEditing, unsavedEdit, unsentValues } from './edit-state.ts'
import type { PicturePlace } from './picture-place.ts'

interface EditWorld {
  calls: EditCalls
  memory: EditMemory
  isOnline: () => boolean
  now: () => number
  /** Asks the owner for the password. False when they do not want to give it now. */
  askProof: (refusal: ApiProblem) => Promise<boolean>
  /** Tells whoever else shows the profile, in this tab and in others. */
  announce: (profile: OwnProfile) => void
}

/** How long typing has to pause before it is saved. */
export const TYPING_PAUSE_MS = 700
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000

export type EditQueue = ReturnType<typeof createEditQueue>

/** Holds the state of the editor and brings it to the server, one call at a time. */
export function createEditQueue(profile: OwnProfile, world: EditWorld) {
  const { calls, memory } = world
  let state = startEditing(profile)
  let isBusy = false
  let retryMs = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const readers = new Set<() => void>()

  const pictures = createPictureQueue({
    calls,
    readProfile: () => state.saved,
    dispatch,
    now: world.now,
    onWork: () => saveIn(0),
  })

  function dispatch(action: EditAction) {
    state = editReducer(state, action)
    const edit = unsavedEdit(state)
    memory.keep(edit, pick(toDraft(state.saved), fieldsOf(edit)))
    for (const reader of readers) reader()
  }

  function saveIn(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  /** Sends what waits, then what came meanwhile, until nothing waits or something stands in the way. */
  async function save() {
    clearTimeout(timer)
    if (isBusy || state.halted) return
    const values = unsentValues(state)
    const hasEdit = fieldsOf(values).length > 0
    if (!hasEdit && !pictures.hasWork()) return
    if (!world.isOnline()) return dispatch({ type: 'delayed', waitsFor: 'network' })

    isBusy = true
    try {
      if (hasEdit) await send(values)
      else world.announce(await pictures.work())
      retryMs = FIRST_RETRY_MS
    } catch (fault) {
      await takeRefusal(fault)
    } finally {
      isBusy = false
      saveIn(state.waitsFor ? retryMs : 0)
      if (state.waitsFor) retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
    }
  }

  async function send(values: Partial<Draft>) {
    dispatch({ type: 'sent', values })
    const saved = await calls.sendEdit(toSentEdit(values, toDraft(state.saved)), state.saved)
    dispatch({ type: 'acknowledged', profile: saved })
    world.announce(saved)
  }

  async function takeRefusal(fault: unknown) {
    if (!(fault instanceof ApiProblem)) return dispatch({ type: 'delayed', waitsFor: 'network' })
    if (fault.status === 429 || fault.status >= 500) return dispatch({ type: 'delayed', waitsFor: 'server' })
    const { status, sentence } = fault
    const fields = Object.keys(fault.fields).map((path) => toField(path))
    if (isProofNeeded(fault)) {
      dispatch({ type: 'refused', sentence, fields, needsProof: true })
      void world.askProof(fault).then((isProved) => isProved && sendProved())
      return
    }
    if ([401, 403, 404].includes(status)) return dispatch({ type: 'halted', sentence })
    if (fault.code !== 'edited-elsewhere') return dispatch({ type: 'refused', sentence, fields })

    const newest = await calls.fetchProfile().catch(() => undefined)
    if (!newest) return dispatch({ type: 'delayed', waitsFor: 'network' })
    dispatch({ type: 'overtaken', newer: newest })
    world.announce(newest)
  }

  /** What waited for the password goes out. Where it was not given after all, it is asked for again. */
  function sendProved() {
    dispatch({ type: 'proved' })
    saveIn(0)
  }

  /** Another tab has saved, or the page learned of a newer version in some other way. */
  function learn(newer: OwnProfile) {
    // The call under way will be told by the server.
    if (!isBusy) dispatch({ type: 'overtaken', newer })
  }

  /** The page is open, or open again: what an earlier visit left behind is taken up. */
  async function resume() {
    dispatch({ type: 'resumed' })
    for (const { edit, base } of await memory.takeAbandoned()) dispatch({ type: 'restored', edit, base })
    saveIn(0)
  }

  function travel(type: 'undone' | 'redone') {
    const taken = takeStep(state.history, type)
    dispatch({ type })
    if (taken?.step.picture) {
      const { kind, before, after } = taken.step.picture
      // Where the server will not have it back, the one that is there stays, and the page shows it.
      pictures.add(kind, type === 'undone' ? before : after).catch(() => {})
    }
    saveIn(0)
  }

  return {
    read: () => state,
    subscribe(reader: () => void) {
      readers.add(reader)
      return () => {
        readers.delete(reader)
      }
    },
    /** A change that stands: a choice, a move, a removal. */
    change(set: Partial<Draft>) {
      dispatch({ type: 'edited', set, at: world.now() })
      saveIn(0)
    },
    /** A change with which a picture goes: one step of undo brings both back. */
    async changeWithPicture(set: Partial<Draft>, kind: PicturePlace) {
      const before = await pictures.fetchShown(kind)
      const picture = before ? { picture: { kind, before, after: null } } : {}
      dispatch({ type: 'edited', set, at: world.now(), ...picture })
      saveIn(0)
    },
    /** A change in the middle of typing; `burst` names the field. */
    type(set: Partial<Draft>, burst: string) {
      dispatch({ type: 'edited', set, burst, at: world.now() })
      saveIn(TYPING_PAUSE_MS)
    },
    changePicture: pictures.change,
    undo: () => travel('undone'),
    redo: () => travel('redone'),
    sendProved,
    readOvertaken: () => dispatch({ type: 'overtaken-read' }),
    /** Saves at once: the field was left, the page is being left, or the network is back. */
    flush: () => void save(),
    hasUnsentPicture: () => pictures.hasWork(),
    learn,
    resume,
  }
}

/** The field of the editor that a refusal is about: some travel together. */
function toField(path: string) {
  const field = path.replace(/^(?:socials|ways|look)\./, '').replace(/\..*/, '')
  return field === 'linkDetails' ? 'customLinks' : field
}
