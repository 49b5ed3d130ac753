import { OwnProfile, type ProfileEdit } from '@nokshi/contract/profile-edit.ts'
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { ApiProblem, browserApi, isRefusedWith } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { myProfileQuery } from '../../platform/session.ts'
import { askProof, isProofNeeded } from '../../platform/session-proof.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { createStore } from '../../platform/store.ts'
import { type ChosenPicture, fetchPicture } from '../pictures/picture-file.ts'
import { keepBlock } from '../rows/keep-block.ts'
import { type Draft, fieldsOf, pick, toDraft, toPatch } from './draft.ts'
import {
  acknowledge,
  allowProved,
  type EditState,
  edit,
  expectAnswer,
  rebase,
  refuse,
  restore,
  type SentEdit,
  startEditing,
  undoOrRedo,
  unsentValues,
} from './edit-state.ts'
import { openEditStorage } from './edit-storage.ts'
import { kindOfPlace, type PicturePlace, pictureAtPlace, sendPicture } from './picture-place.ts'
import { addStep } from './undo-stack.ts'

const TYPING_PAUSE_MS = 700

interface PictureUpload {
  place: PicturePlace
  /** Null removes the picture. */
  file: Blob | null
  address?: string | null
}

export type ProfileEditor = ReturnType<typeof openProfileEditor>

/** Holds what is edited, and saves it by mutations that wait for the network and are tried again. */
export function openProfileEditor(profile: OwnProfile) {
  const store = createStore(startEditing(profile))
  let state = store.read()
  let timer: ReturnType<typeof setTimeout> | undefined
  const storage = openEditStorage(profile.id)
  const mutationKey = ['edit-profile', profile.id]
  const saveKey = [...mutationKey, 'save']
  const mutations = queryClient.getMutationCache()

  const options = {
    // One call at a time, because each names the version that it was made from.
    scope: { id: profile.id },
    retry: (_: number, error: Error) => isTemporary(error),
  }
  const saves = new MutationObserver(queryClient, {
    ...options,
    mutationKey: saveKey,
    mutationFn: saveEdits,
    onError: (error) => update({ ...state, halted: shownSentence(error, '') }),
  })
  const uploads = new MutationObserver(queryClient, {
    ...options,
    mutationKey: [...mutationKey, 'picture'],
    mutationFn: ({ place, file }: PictureUpload) => send((saved) => sendPicture(place, file, saved)),
    onMutate: ({ place, address }) => showUpload(place, { address }),
    onSettled: (_profile, _error, { place }) => showUpload(place, undefined),
  })
  // What waits for the network goes on when it is back, also on pages that ask the server for nothing.
  queryClient.mount()
  mutations.subscribe(() => {
    const waitsFor = readWaiting()
    if (waitsFor !== state.waitsFor) update({ ...state, waitsFor })
  })

  function update(next: EditState) {
    state = next
    storage.write(state.edits, pick(toDraft(state.saved), fieldsOf(state.edits)))
    store.write(state)
  }

  function readWaiting() {
    const [first] = mutations.findAll({ mutationKey, status: 'pending' })
    if (!first) return undefined
    if (!onlineManager.isOnline()) return 'network'
    if (!first.state.failureReason) return undefined
    return first.state.failureReason instanceof ApiProblem ? 'server' : 'network'
  }

  function saveIn(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(save, ms)
  }

  function save() {
    clearTimeout(timer)
    // One that waits for its turn will send all there is by then.
    if (!hasUnsent() || queryClient.isMutating({ mutationKey: saveKey }) > 1) return
    saves.mutate().catch(() => {})
  }

  function hasUnsent() {
    return fieldsOf(unsentValues(state)).length > 0
  }

  async function saveEdits() {
    while (hasUnsent()) {
      const sent = { values: unsentValues(state), from: state }
      update(expectAnswer(state, sent.values))
      try {
        await send((saved) => {
          const patch = toPatch(sent.values, toDraft(saved))
          // Fields hold whatever text was entered: the API says what is wrong with it.
          const body = { profileId: saved.id, version: saved.version, ...patch } as ProfileEdit
          return browserApi('PATCH /api/linkhubAuth/me', OwnProfile, { body })
        }, sent)
      } catch (error) {
        takeRefusal(error, sent)
      }
    }
  }

  /** Makes a call from the newest version. Where somebody has saved since, their version is merged first. */
  async function send(call: (saved: OwnProfile) => Promise<OwnProfile>, sent?: SentEdit) {
    try {
      const answer = await call(state.saved)
      update(acknowledge(state, answer, sent))
    } catch (error) {
      if (!isRefusedWith(error, 'edited-elsewhere')) throw error
      const newer = await browserApi('GET /api/linkhubAuth/me', OwnProfile)
      update(rebase(state, newer))
      await send(call, sent)
    }
    // An answer that is still on its way would be older.
    void queryClient.cancelQueries(myProfileQuery)
    keepBlock(myProfileQuery, state.saved)
  }

  /** Remembers what the server says against the values; throws when it says nothing about them. */
  function takeRefusal(error: unknown, sent: SentEdit) {
    if (!(error instanceof ApiProblem) || isTemporary(error)) throw error
    const needsProof = isProofNeeded(error)
    if (!needsProof && [401, 403, 404].includes(error.status)) throw error
    const { sentence, fields } = error
    update(refuse(state, sent, { sentence, paths: Object.keys(fields), needsProof }))
    if (needsProof)
      void fieldLeft()
        .then(() => askProof(error))
        .then((isProved) => isProved && sendProved())
  }

  /** What waited for the password goes out. Where it was not given after all, it is asked for again. */
  function sendProved() {
    update(allowProved(state))
    save()
  }

  function showUpload(place: PicturePlace, upload: EditState['uploads'][PicturePlace]) {
    update({ ...state, uploads: { ...state.uploads, [place]: upload } })
  }

  /** The picture that is there now; null where none is, undefined when it cannot be had. */
  async function fetchCurrent(place: PicturePlace) {
    const address = pictureAtPlace(state.saved, place)
    return address ? fetchPicture(kindOfPlace(place), address) : null
  }

  function move(direction: 'undo' | 'redo') {
    const moved = undoOrRedo(state, direction)
    if (!moved) return
    update(moved.state)
    save()
    const { place, file } = moved.picture ?? {}
    // Where the server refuses to have it back, the one that is there stays, and the page shows it.
    if (place && file !== undefined) uploads.mutate({ place, file }).catch(() => {})
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** A change that is complete: a choice, a move, a removal. */
    change(set: Partial<Draft>) {
      update(edit(state, set))
      save()
    },
    /** A change with which a picture goes: one step of undo brings both back. */
    async changeWithPicture(set: Partial<Draft>, place: PicturePlace) {
      const before = await fetchCurrent(place)
      update(edit(state, set, before ? { picture: { place, before } } : {}))
      save()
    },
    /** A change in the middle of typing; `burst` names the field. */
    type(set: Partial<Draft>, burst: string) {
      update(edit(state, set, { burst }))
      saveIn(TYPING_PAUSE_MS)
    },
    /** Resolves when the server has it. Throws its refusal; a missing network is waited for. */
    async changePicture(place: PicturePlace, chosen: ChosenPicture | null) {
      const before = await fetchCurrent(place)
      const after = chosen?.file ?? null
      await uploads.mutate({ place, file: after, address: chosen?.address ?? null })
      if (before === undefined) return
      const step = { before: {}, after: {}, picture: { place, before, after } }
      update({ ...state, undoStack: addStep(state.undoStack, step) })
    },
    undo: () => move('undo'),
    redo: () => move('redo'),
    sendProved,
    closeConflict: () => update({ ...state, hasConflict: false }),
    /** Saves at once: the field was left, or the page is being left. */
    flush: save,
    /** Another tab has saved, or the page learned of a newer version in some other way. */
    learn: (newer: OwnProfile) => update(rebase(state, newer)),
    /** The page is open, or open again: what closed tabs have left is taken up. */
    async resume() {
      update({ ...state, halted: undefined })
      for (const left of await storage.takeAbandoned()) update(restore(state, left))
      save()
    },
  }
}

function isTemporary(error: Error) {
  return !(error instanceof ApiProblem) || error.status === 429 || error.status >= 500
}

const TEXT_FIELD = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="file"])'

export function isTextField(target: EventTarget | null) {
  return target instanceof HTMLElement && target.matches(TEXT_FIELD)
}

/** Nobody is interrupted while they type: the rest would end up in the field for the password. */
async function fieldLeft() {
  if (!isTextField(document.activeElement)) return
  await new Promise((resolve) => document.addEventListener('focusout', resolve, { once: true }))
}
