import { useState } from 'react'
import { tryStorage } from '../../platform/try-storage.ts'

/** Text that is not saved yet. Kept while the tab is open, so that no names stay on a shared computer. */
const PLACE = 'crm-draft '

/** Like useState, for a text that survives leaving, a reload and a lost network until it is emptied. */
export function useDraft(name: string) {
  const [draft, setDraft] = useState({ name, text: readDraft(name) })
  const text = draft.name === name ? draft.text : readDraft(name)

  function keep(next: string) {
    setDraft({ name, text: next })
    tryStorage(() => {
      if (next.trim() === '') sessionStorage.removeItem(PLACE + name)
      else sessionStorage.setItem(PLACE + name, next)
    })
  }

  return [text, keep] as const
}

function readDraft(name: string) {
  return tryStorage(() => sessionStorage.getItem(PLACE + name)) ?? ''
}

export function forgetDrafts() {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PLACE)) sessionStorage.removeItem(key)
  })
}
