declare global {
  interface Document {
    /** While the browser makes a page ready that nobody has asked to see yet. Not every browser does. */
    readonly prerendering?: boolean
    onprerenderingchange?: (() => void) | null
  }
}

interface Visit {
  username: string | undefined
  visitId?: string
  visitorId?: string
  source: string | null
  referrer: string | undefined
}

type Kept = [visit: Visit, isTold?: unknown, seenAt?: number]

/**
 * Reports a visit to the API, once per browser session and page, and every link that is opened on the page.
 * Without an answer it is sent again at the next look: the API knows a visit by its id.
 *
 * A tab knows its session while it is open. Browsers do not say which tabs belong together, so a new tab
 * joins the session of this page in the last half hour. Each page has its own storage and visitor id. Whoever
 * refuses tracking (Global Privacy Control, Do Not Track) has neither: the API tells people apart by day.
 *
 * `api` is the URL for visits, up to the last slash, and `name` the username of the page. The document has
 * both as data of its body, so that its script has the same length on every page.
 *
 * The app calls it. The document of a page contains its source (hub-document.tsx), so it uses nothing outside
 * itself and is kept short: arrows are shorter than functions.
 */
export function countVisit({ api, name }: DOMStringMap) {
  const page = document
  const key = `@${name}`
  let visit: Visit | undefined
  const browser = navigator
  const isPrivate = browser.globalPrivacyControl || browser.doNotTrack === '1'
  let isTold: unknown

  /** Sixteen digits: enough to tell the visits of one page in a week apart. */
  const newId = () => Math.random().toFixed(16).slice(2)

  const recall = (): Kept => {
    const visit: Visit = {
      username: name,
      source: new URL(page.URL).searchParams.get('s'),
      referrer: page.referrer.split('/')[2],
    }
    try {
      const own = sessionStorage[key]
      if (!isPrivate) {
        visit.visitorId = localStorage[key + key] ||= newId()
        visit.visitId = newId()
      }
      const kept = JSON.parse(own || localStorage[key])
      if (own || kept[2] > Date.now() - 18e5) return kept
    } catch {
      // Without storage each load would be a visit of its own: without ids the API counts it once a day.
    }
    return [visit]
  }

  const keep = () => {
    try {
      if (!isPrivate) sessionStorage[key] = localStorage[key] = JSON.stringify([visit, isTold, Date.now()])
    } catch {}
  }

  /** Whether the API has understood; if not, the console says why. */
  const tell = (path: string, link?: string): Promise<unknown> =>
    fetch(api + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...visit, link }),
      credentials: 'include',
      // The page may be left before the answer comes.
      keepalive: true,
    }).then((reply) => reply.ok || console.error(reply), console.error)

  const tellVisit = async () => {
    const isUnseen = page.prerendering || page.hidden
    if (!visit) {
      if (isUnseen) return
      ;[visit, isTold] = recall()
    }
    keep()
    if (isTold || isUnseen) return
    // While it is on its way it counts as told.
    isTold = true
    isTold = await tell('track')
    keep()
  }

  const click = ({ target, button }: MouseEvent) => {
    // What is clicked is an element.
    const link = (target as Element).closest<HTMLElement>('[data-link]')?.dataset.link
    // The third button opens a menu.
    if (link && button < 2) tell('click', link)
  }

  tellVisit()
  page.onvisibilitychange = page.onprerenderingchange = tellVisit
  // Only the links of a page say by which id they count.
  page.onclick = page.onauxclick = click
}
