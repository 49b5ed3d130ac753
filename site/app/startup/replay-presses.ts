/** What was pressed or sent: buttons, and forms with the button that sent them. */
const held = new Map<HTMLElement, HTMLElement | null>()

/** Holds what a person presses or sends before the app is there, and does it again when it is. */
export function holdPresses() {
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('DOMContentLoaded', enableButtons)
  // When the app has also caught up with what it knows only in the browser.
  document.addEventListener('awake', () => setTimeout(doAgain))
  document.addEventListener('asleep', sendForms)
}

/** Disabled for browsers without scripts; here they can be pressed from now on. */
function enableButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled'))
    button.disabled = false
}

function hold(event: Event) {
  const element = findNeedy(event)
  if (!element) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  held.set(element, submitter)
  // The press is felt at once, though what it does may take a while.
  const pressed = submitter ?? element
  pressed.setAttribute('aria-busy', 'true')
}

/** What the browser alone would lose. Links it follows by itself, and sooner than any app would. */
function findNeedy(event: Event) {
  const { target } = event
  if (event instanceof SubmitEvent) return target instanceof HTMLFormElement ? target : null
  if (!(event instanceof MouseEvent && target instanceof Element)) return null
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
}

function doAgain() {
  for (const [element, submitter] of letGo()) {
    if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
    else element.click()
  }
}

/** The app did not come. A form without an address of its own cannot be sent by the browser. */
function sendForms() {
  for (const [element] of letGo())
    if (element instanceof HTMLFormElement && element.hasAttribute('action')) element.submit()
}

function letGo() {
  removeEventListener('click', hold, true)
  removeEventListener('submit', hold, true)
  const pressed = [...held]
  for (const [element, submitter] of pressed) {
    const button = submitter ?? element
    button.removeAttribute('aria-busy')
  }
  held.clear()
  return pressed
}
