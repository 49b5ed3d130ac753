import type { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import { useEffect, useState } from 'react'
import { useStore } from '../../platform/store.ts'
import type { EditState } from './edit-state.ts'
import { isTextField, openProfileEditor, type ProfileEditor } from './profile-editor.ts'
import { isUploading } from './save-status.ts'

export interface Editing {
  editor: ProfileEditor
  state: EditState
}

export function useProfileEditor(profile: OwnProfile): Editing {
  const [editor] = useState(() => editorFor(profile))
  const state = useStore(editor)
  useEffect(() => editor.learn(profile), [editor, profile])
  useEffect(() => void editor.resume(), [editor])
  useEffect(() => watchWindow(editor), [editor])
  return { editor, state }
}

/** It outlives a visit to another page of the site: what waits goes on waiting, and can still be undone. */
let last: { profileId: string; editor: ProfileEditor } | undefined

function editorFor(profile: OwnProfile) {
  if (last?.profileId !== profile.id) last = { profileId: profile.id, editor: openProfileEditor(profile) }
  return last.editor
}

function watchWindow(editor: ProfileEditor) {
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('pagehide', editor.flush, { signal })
  document.addEventListener('visibilitychange', editor.flush, { signal })
  window.addEventListener('beforeunload', warnOfPicture, { signal })
  window.addEventListener('keydown', undoByKey, { signal })
  return () => {
    stop.abort()
    editor.flush()
  }

  /** Texts are kept in the browser, a picture is not. */
  function warnOfPicture(event: BeforeUnloadEvent) {
    if (isUploading(editor.read())) event.preventDefault()
  }

  function undoByKey(event: KeyboardEvent) {
    // A text field has an undo of its own.
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTextField(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) editor.redo()
    else editor.undo()
  }
}
