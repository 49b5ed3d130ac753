import { askLoginState } from '../platform/is-logged-in.ts'
import { LOGIN_KEY, readKeptUser, saysLoggedIn } from '../platform/login-memory.ts'
import { tryStorage } from '../platform/try-storage.ts'
import { ORIGIN_KEY } from './count-visits.ts'

const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
  'submit',
]

let isStarting = false

/**
 * Starts the app of a page at the first interaction, or at once where the tab was used before: pages are
 * complete without it, and on a slow phone it would take the time that the words need.
 */
export function startOnInteraction() {
  for (const type of interactions) addEventListener(type, notice, { capture: true, passive: true })
  if (isKnownAtLogin() || isUsedTab() || location.search || location.hash) start()
  else if (document.readyState === 'complete') afterLoad()
  else addEventListener('load', afterLoad)
}

/** Drafts, toasts and scroll positions of pages before this one wait for the app. */
function isUsedTab() {
  return tryStorage(() => Object.keys(sessionStorage).some((key) => key !== LOGIN_KEY && key !== ORIGIN_KEY)) ?? false
}

/** Whoever is logged in is sent on from here. */
function isKnownAtLogin() {
  return /^(?:\/..)?\/(login|register)\/?$/.test(location.pathname) && readKeptUser() !== null
}

/** Whoever is about to follow a link needs the next page, and the app would only be in its way. */
function notice(event: Event) {
  const { type, target } = event
  const isOnLink = target instanceof Element && target.closest('a[href]')
  if (isResting(event) || (isOnLink && type !== 'pointermove')) return
  start()
}

/** A browser also reports a pointer that lay still when the page appeared below it. */
function isResting(event: Event) {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY
}

function start() {
  if (isStarting) return
  isStarting = true
  for (const type of interactions) removeEventListener(type, notice, true)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', runApp)
  else runApp()
}

/** Scripts in a template do nothing; a copy of them that is put into the page runs. */
function runApp() {
  const scripts = copyScripts()
  scripts.querySelector('script[type="module"]')?.addEventListener('error', reportFailure)
  // The entry of the app is imported by the script while it runs.
  addEventListener('unhandledrejection', reportFailure)
  document.addEventListener('app-started', () => removeEventListener('unhandledrejection', reportFailure))
  document.head.append(scripts)
}

/** For replay-presses.ts. */
function reportFailure() {
  document.dispatchEvent(new Event('app-failed'))
}

function copyScripts() {
  const template = document.querySelector<HTMLTemplateElement>('template#startup')
  return document.importNode(template?.content ?? document.createDocumentFragment(), true)
}

function afterLoad() {
  setTimeout(askWhoIsThere)
  // Loaded is not yet painted, and no event says so in every browser.
  setTimeout(fetchAhead, 1_000)
}

/** Somebody who is logged in has a button more. The app takes the answer over if it starts meanwhile. */
function askWhoIsThere() {
  if (isStarting) return
  const loginState = askLoginState()
  globalThis.earlyLoginState = loginState
  loginState
    .then(
      (state) => saysLoggedIn(state) && start(),
      () => {},
    )
    // From then on login-memory.ts knows it, for as long as it is fresh.
    .finally(() => {
      globalThis.earlyLoginState = undefined
    })
}

/** The files of the app, one after the other, so that none of it is felt. */
async function fetchAhead() {
  for (const { href } of copyScripts().querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
    if (isStarting) return
    await fetch(href, { priority: 'low' }).then(
      (reply) => reply.arrayBuffer(),
      () => {},
    )
  }
}
