import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { myProfileQuery } from '../../platform/session.ts'
import { askProof } from '../../platform/session-proof.ts'
import { browserCalls } from './edit-calls.ts'
import { openEditMemory } from './edit-memory.ts'
import { createEditQueue, type EditQueue } from './edit-queue.ts'
import type { EditState } from './edit-state.ts'

/** The editor of a profile: its state, and what can be done. */
export interface ProfileEditor {
  editor: EditQueue
  state: EditState
}

export function useProfileEditor(profile: OwnProfile): ProfileEditor {
  const [editor] = useState(() => editorFor(profile))
  const state = useSyncExternalStore(editor.subscribe, editor.read, editor.read)
  useEffect(() => editor.learn(profile), [editor, profile])
  useEffect(() => void editor.resume(), [editor])
  useEffect(() => watchWorld(editor, profile.id), [editor, profile.id])
  return { editor, state }
}

/** It outlives a visit to another page of the site: what waits there goes on waiting, and can still be undone. */
let last: { profileId: string; editor: EditQueue } | undefined

function editorFor(profile: OwnProfile) {
  if (last?.profileId !== profile.id) last = { profileId: profile.id, editor: openEditor(profile) }
  return last.editor
}

function openEditor(profile: OwnProfile) {
  return createEditQueue(profile, {
    calls: browserCalls,
    memory: openEditMemory(profile.id),
    isOnline: () => navigator.onLine,
    now: Date.now,
    askProof: async (refusal) => {
      await fieldLeft()
      return askProof(refusal)
    },
    announce: (saved) => {
      queryClient.setQueryData(myProfileQuery.queryKey, saved)
      const channel = new BroadcastChannel(channelOf(profile.id))
      channel.postMessage(saved)
      channel.close()
    },
  })
}

/** Where the tabs of a browser tell each other that they have saved. */
function channelOf(profileId: string) {
  return `linkhub:${profileId}`
}

function watchWorld(editor: EditQueue, profileId: string) {
  const stop = new AbortController()
  const { signal } = stop
  const channel = new BroadcastChannel(channelOf(profileId))
  channel.addEventListener('message', ({ data }) => learnFrom(OwnProfile.parse(data)))
  window.addEventListener('online', editor.flush, { signal })
  window.addEventListener('pagehide', editor.flush, { signal })
  document.addEventListener('visibilitychange', editor.flush, { signal })
  window.addEventListener('beforeunload', keepForPicture, { signal })
  window.addEventListener('keydown', takeBack, { signal })
  return () => {
    stop.abort()
    channel.close()
    editor.flush()
  }

  /** All that shows the profile follows what another tab has saved; a message may be older than that. */
  function learnFrom(newer: OwnProfile) {
    queryClient.setQueryData(myProfileQuery.queryKey, (known) =>
      known && known.version >= newer.version ? known : newer,
    )
    editor.learn(newer)
  }

  /** Words are kept in the browser, a picture is not. */
  function keepForPicture(event: BeforeUnloadEvent) {
    if (editor.hasUnsentPicture()) event.preventDefault()
  }

  function takeBack(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) editor.redo()
    else editor.undo()
  }
}

const TEXT_FIELD = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="file"])'

/** Nobody is interrupted while they type: the rest of an address would end up in the field for the password. */
async function fieldLeft() {
  if (!isTyping(document.activeElement)) return
  await new Promise((resolve) => document.addEventListener('focusout', resolve, { once: true }))
}

/** A text field has an undo of its own. */
function isTyping(target: EventTarget | null) {
  return target instanceof HTMLElement && target.matches(TEXT_FIELD)
}
