const queue = new Map<HTMLElement, HTMLElement | null>()

export function replayPresses() {
  addEventListener('click', enqueue, true)
  addEventListener('submit', enqueue, true)
  addEventListener('DOMContentLoaded', enableButtons)
  // When the app has also caught up with what it knows only in the browser.
  document.addEventListener('app-started', () => setTimeout(replay))
  document.addEventListener('app-failed', sendForms)
}

/** Disabled for browsers without scripts; here they can be pressed from now on. */
function enableButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled')) button.disabled = false
}

function enqueue(event: Event) {
  const element = findLosable(event)
  if (!element) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  queue.set(element, submitter)
  // The press is felt at once, though what it does may take a while.
  const pressed = submitter ?? element
  pressed.setAttribute('aria-busy', 'true')
}

/** What the browser alone would lose. Links it follows by itself, and sooner than any app would. */
function findLosable(event: Event) {
  const { target } = event
  if (event instanceof SubmitEvent) return target instanceof HTMLFormElement ? target : null
  if (!(event instanceof MouseEvent && target instanceof Element)) return null
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
}

function replay() {
  for (const [element, submitter] of drainQueue()) {
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
    else element.click()
  }
}

/** The app could not be loaded. A form without an address of its own cannot be sent by the browser. */
function sendForms() {
  for (const [element] of drainQueue())
    if (element instanceof HTMLFormElement && element.hasAttribute('action')) element.submit()
}

function drainQueue() {
  removeEventListener('click', enqueue, true)
  removeEventListener('submit', enqueue, true)
  const pressed = [...queue]
  for (const [element, submitter] of pressed) {
    const button = submitter ?? element
    button.removeAttribute('aria-busy')
  }
  queue.clear()
  return pressed
}
