import type { KeyboardEvent } from 'react'

/** ⌘Enter, or Ctrl and Enter, sends the form a text area stands in. */
export function sendOnCommandEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
