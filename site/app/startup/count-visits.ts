import { apiUrl } from '../platform/api-url.ts'
import { tryStorage } from '../platform/try-storage.ts'

export const ORIGIN_KEY = 'from'

/** A visit ends when nothing was looked at for so long. */
const VISIT_MS = 1_800_000

/** Who asks not to be tracked gets no number, and nothing is kept in their browser. */
const isPrivate = navigator.globalPrivacyControl || navigator.doNotTrack === '1'

/** What was told of the page that is shown: itself, and what was done with its forms. */
const told = new Set<string>()
let cameFrom = ''

/**
 * Tells the API which pages of the site are looked at, and what becomes of their forms. The first page of a
 * tab notes where its visitor came from; a form that is filled in carries it along.
 */
export function countVisits() {
  cameFrom = recallOrigin()
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) tellStep(target, 'seen')
  })
  const look = () => {
    told.clear()
    if (!document.hidden) tell()
    for (const form of document.forms) watcher.observe(form)
  }
  // Loaded is not yet painted.
  addEventListener('load', () => setTimeout(look))
  document.addEventListener('page-shown', look)
  // What was in the background is looked at now; and who leaves before the page has loaded has looked at it.
  document.addEventListener('visibilitychange', () => tell())
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement && 'form' in target && target.form instanceof HTMLFormElement)) return
    const field = target.form.elements.namedItem('cameFrom')
    if (field instanceof HTMLInputElement && !isPrivate) field.value = cameFrom
    tellStep(target.form, 'begun')
  })
  addEventListener('form-sent', ({ target }) => tellStep(target, 'sent'))
}

function tellStep(form: EventTarget | null, step: string) {
  const name = form instanceof HTMLElement && form.dataset.form
  if (name && !document.hidden) tell(name, step)
}

/** Once; what did not arrive is told again with the next occasion. */
function tell(form?: string, step?: string) {
  const what = `${form} ${step}`
  if (told.has(what)) return
  told.add(what)
  fetch(apiUrl('/api/traffic/site'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: location.pathname, ...recallIds(), cameFrom, form, step }),
    credentials: 'include',
    // The page may be left before the answer comes.
    keepalive: true,
    priority: 'low',
  }).catch(() => told.delete(what))
}

function recallIds() {
  if (isPrivate) return undefined
  return tryStorage(() => {
    const now = Date.now()
    const [visitorId = newId(), lastId, lastAt] = JSON.parse(localStorage.site ?? '[]')
    const visitId = lastAt > now - VISIT_MS ? lastId : newId()
    localStorage.site = JSON.stringify([visitorId, visitId, now])
    return { visitorId, visitId }
  })
}

function newId() {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

function recallOrigin(): string {
  const origin = describeOrigin()
  if (isPrivate) return origin
  return (
    tryStorage(() => {
      sessionStorage[ORIGIN_KEY] ||= origin
      return sessionStorage[ORIGIN_KEY]
    }) ?? origin
  )
}

function describeOrigin() {
  const origin = new URLSearchParams({ page: location.pathname })
  const host = document.referrer.split('/')[2]
  if (host && host !== location.host) origin.set('referrer', host)
  for (const [name, value] of new URLSearchParams(location.search))
    if (/^(s|utm_(source|medium|campaign))$/.test(name)) origin.set(name, value.slice(0, 100))
  return `${origin}`
}
