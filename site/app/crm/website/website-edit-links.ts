/**
 * Runs on pages of the site, only for their editors. It looks for headings among the texts of the entries,
 * and puts a link to the form beside each. The links lie above the page, whose elements belong to its app.
 */
import type { PlacedText } from '@nokshi/contract/website/entries.ts'
import { apiUrl } from '../../platform/api-url.ts'

const HEADINGS = 'h1, h2, h3, summary, figcaption p'
const GAP = 10
const LINK_WIDTH = 64

const STYLE = `
  :host { position: absolute; inset: 0 0 auto; z-index: 50; block-size: 0 }
  a {
    position: absolute; padding: 2px 10px; border: 1.5px solid var(--ink); border-radius: 99px;
    background: var(--surface); color: var(--ink); font: 600 13px/1.6 var(--face-text); text-decoration: none
  }
  a:hover, a:focus-visible { background: var(--ink); color: var(--surface) }
`

void start()

async function start() {
  const places = await fetchPlaces()
  if (places.size === 0) return
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(STYLE)
  root.adoptedStyleSheets = [style]
  document.body.append(host)

  let frame = 0
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      if (!host.isConnected) document.body.append(host)
      root.replaceChildren(...listLinks(places))
    })
  }
  later()
  // Headings move when the window, a font, a picture or the page of the app changes.
  new ResizeObserver(later).observe(document.body)
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true })
  document.addEventListener('toggle', later, true)
}

/** By their texts. Whoever is logged in no longer, or may not edit, has none. */
async function fetchPlaces() {
  const path = `/api/crm/website/texts?language=${document.documentElement.lang}`
  const reply = await fetch(apiUrl(path), { credentials: 'include' }).catch(() => undefined)
  const { items }: { items: PlacedText[] } = reply?.ok ? await reply.json() : { items: [] }
  return Map.groupBy(items, ({ text }) => plain(text))
}

function listLinks(places: Map<string, PlacedText[]>) {
  const seen = new Set<string>()
  return [...document.querySelectorAll<HTMLElement>(HEADINGS)].flatMap((heading) => {
    const page = heading.closest('footer') ? 'footer' : location.pathname.split('/').at(-1) || 'home'
    const place = findPlace(places.get(plain(heading.textContent)) ?? [], page)
    const { left, right, top, width } = measureText(heading)
    if (!place || width === 0 || heading.closest('[inert], [aria-hidden="true"]')) return []
    const href = `/crm/website/entries/${place.id}#${place.path}`
    if (seen.has(href)) return []
    seen.add(href)
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'Edit'
    link.setAttribute('aria-label', `Edit: ${place.text}`)
    const pageWidth = document.documentElement.clientWidth
    const end = document.documentElement.dir === 'rtl' ? pageWidth - left : right
    link.style.insetInlineStart = `${Math.min(end + GAP, pageWidth - LINK_WIDTH)}px`
    link.style.top = `${top + scrollY}px`
    return [link]
  })
}

/** Of several entries with this text: the one of this page, else one of no page, else any. */
function findPlace(found: PlacedText[], here: string) {
  return found.find(({ page }) => page === here) ?? found.find(({ page }) => page === null) ?? found[0]
}

function measureText(element: HTMLElement) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

function plain(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
