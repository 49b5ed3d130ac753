declare global {
  /** The answer of check-login, when the page asked before the app was there: is-logged-in.ts takes it over. */
  var earlyLoginState: Promise<unknown> | undefined
}

/**
 * Wakes the app with the first sign of a person, or at once where the page is nothing without it: pages are complete
 * before that, and on a slow phone the app would take the time that the words need. Nothing done meanwhile is lost.
 *
 * The server writes the text of this function into the page (server/sleeping-scripts.ts), so it uses nothing outside
 * itself. What it finds there: the app as a script of type text/plain, and on its own tag the files to fetch early.
 */
export function waitForSomebody() {
  const { parts, formParts } = document.currentScript?.dataset ?? {}
  /** The entry of login-memory.ts, which says what is in it. */
  const LOGIN = 'login-state'
  const FRESH_MS = 300_000
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input']
  /** What was pressed or sent, to be done again by the app. */
  const held = new Map<HTMLElement, HTMLElement | null>()
  let isWaking = false

  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true })
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('focusin', fetchFormParts)
  addEventListener('DOMContentLoaded', enableButtons)
  // When the app has also caught up with what it knows only in the browser.
  document.addEventListener('awake', () => setTimeout(replay))
  if (isKnownAtGate()) document.documentElement.dataset.leaving = ''
  if (isKnownAtGate() || isUsedTab() || location.search || location.hash) wake()
  else if (document.readyState === 'complete') settle()
  else addEventListener('load', settle)

  /** Disabled for browsers without scripts; here they can be pressed from now on. */
  function enableButtons() {
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled'))
      button.disabled = false
  }

  /** Drafts, toasts and scroll positions of pages before this one wait for the app; what is known of the login does not. */
  function isUsedTab() {
    return tryStorage(() => Object.keys(sessionStorage).some((key) => key !== LOGIN)) ?? false
  }

  /** Whoever is logged in is sent on from here, and need not see the form before (gate.css). */
  function isKnownAtGate() {
    return /^\/(login|register)\/?$/.test(location.pathname) && keptUser() !== null
  }

  function keptUser() {
    return tryStorage(() => localStorage.getItem('user')) ?? null
  }

  function tryStorage<Result>(work: () => Result) {
    try {
      return work()
    } catch {
      return undefined
    }
  }

  function settle() {
    setTimeout(askWhoIsThere)
    // Loaded is not yet painted, and no event says so in every browser: the files of the app would come before the picture.
    setTimeout(() => fetchByTurns(namesIn(parts)), 1_000)
  }

  function askWhoIsThere() {
    if (isWaking) return
    const user = keptUser()
    const { at, state, ...known } = tryStorage(() => JSON.parse(sessionStorage.getItem(LOGIN) ?? '{}')) ?? {}
    if (Math.abs(Date.now() - at) < FRESH_MS && known.user === user) return state.loggedIn && wake()

    const host = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content ?? ''
    const asked = fetch(`${host}/api/auth/check-login`, { credentials: 'include' }).then((r) => r.json())
    globalThis.earlyLoginState = asked
    asked.then(
      (state) => {
        if (state?.loggedIn || user === null) keepLogin({ at: Date.now(), user, state })
        if (state?.loggedIn) wake()
      },
      () => {},
    )
    // As long as an answer about the session is fresh.
    setTimeout(() => {
      globalThis.earlyLoginState = undefined
    }, FRESH_MS)
  }

  function keepLogin(entry: object) {
    tryStorage(() => sessionStorage.setItem(LOGIN, JSON.stringify(entry)))
  }

  /** One after the other, so that none of it is felt. */
  async function fetchByTurns(files: string[]) {
    for (const file of files) if (!isWaking) await fetchWhole(file)
  }

  /** The page itself would be fetched for an empty name. */
  function namesIn(list = '') {
    return list.split(' ').filter(Boolean)
  }

  function fetchWhole(file: string) {
    return fetch(file, { priority: 'low' }).then(
      (reply) => reply.arrayBuffer(),
      () => {},
    )
  }

  /** By the time the form is sent, the network may be gone. */
  function fetchFormParts({ target }: Event) {
    if (!(target instanceof Element && target.closest('form'))) return
    removeEventListener('focusin', fetchFormParts)
    for (const file of namesIn(formParts)) fetchWhole(file)
  }

  /** Whoever is about to follow a link needs the next page, and the app would only be in its way. */
  function notice(event: Event) {
    const { type, target } = event
    const isOnLink = target instanceof Element && target.closest('a[href]')
    if (isResting(event) || (isOnLink && type !== 'pointermove')) return
    wake()
  }

  /** A browser also reports a pointer that lay still when the page appeared below it. */
  function isResting(event: Event) {
    return (
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
    )
  }

  function wake() {
    if (isWaking) return
    isWaking = true
    for (const sign of signs) removeEventListener(sign, notice, true)
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runApp)
    else runApp()
  }

  function runApp() {
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = document.querySelector('script[type="text/plain"]')?.textContent ?? ''
    script.onerror = goOnWithout
    // The entry of the app is imported by the script while it runs.
    addEventListener('unhandledrejection', goOnWithout)
    document.head.append(script)
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
    wake()
  }

  /** What the browser alone would lose. Links it follows by itself, and sooner than any app would. */
  function findNeedy(event: Event) {
    const { target } = event
    if (event instanceof SubmitEvent) return target instanceof HTMLFormElement ? target : null
    if (!(event instanceof MouseEvent && target instanceof Element)) return null
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
    return target.closest<HTMLElement>('button[type="button"]:not([popovertarget])')
  }

  function replay() {
    stopHolding()
    for (const [element, submitter] of held) {
      if (element instanceof HTMLFormElement) element.requestSubmit(submitter)
      else element.click()
    }
    held.clear()
  }

  /** The app did not come. A form without an address of its own cannot be sent by the browser. */
  function goOnWithout() {
    stopHolding()
    for (const element of held.keys()) {
      if (element instanceof HTMLFormElement && element.hasAttribute('action')) element.submit()
    }
    held.clear()
  }

  function stopHolding() {
    for (const [element, submitter] of held) {
      const pressed = submitter ?? element
      pressed.removeAttribute('aria-busy')
    }
    removeEventListener('unhandledrejection', goOnWithout)
    removeEventListener('click', hold, true)
    removeEventListener('submit', hold, true)
  }
}
