declare global {
  interface Document {
    /** While the browser makes a page ready that nobody has asked to see yet. Not every browser does. */
    readonly prerendering?: boolean
    onprerenderingchange?: (() => void) | null
  }
}

/** What a session says of its visit to a page, as often as it has to be said. */
interface Visit {
  username: string
  visitId: string
  visitorId?: string
  source: string | null
  referrer: string | undefined
}

/** And whether the API has it. */
type Kept = [visit: Visit, isTold?: boolean]

/**
 * Tells the API of a visit, once per browser session and page, and of every link that is opened on the page. What was
 * not answered is told again when the page is opened or looked at again: the API knows a visit by its id.
 *
 * The app calls it. The document of a page carries its text (hub-document.tsx), so it uses nothing outside itself and
 * has few words.
 */
export function countVisit(apiUrl: string, username: string) {
  const page = document
  const key = `hub-${username}`
  let visit: Visit | undefined
  let isTold: boolean | undefined

  tellVisit()
  page.onvisibilitychange = page.onprerenderingchange = tellVisit
  const hub = page.querySelector<HTMLElement>('.hub')
  if (hub) hub.onclick = hub.onauxclick = click

  async function tellVisit() {
    if (page.prerendering || page.hidden) return
    if (!visit) [visit, isTold] = recall()
    if (isTold) return
    keep()
    // While it is on its way it counts as told, but only here.
    isTold = true
    isTold = (await tell('track')).ok
    keep()
  }

  function recall(): Kept {
    const visit: Visit = {
      username,
      visitId: newId(),
      source: new URLSearchParams(location.search).get('s'),
      referrer: page.referrer.split('/')[2],
    }
    try {
      visit.visitorId = localStorage.visitor ||= newId()
      return JSON.parse(sessionStorage[key])
    } catch {
      // The first time nothing is kept, and in some browsers ever. The API then knows people apart as well as it can.
      return [visit]
    }
  }

  function keep() {
    try {
      sessionStorage[key] = JSON.stringify([visit, isTold])
    } catch {}
  }

  function click({ target, button }: MouseEvent) {
    const link = target instanceof Element && target.closest('a')?.dataset.link
    // The third button opens a menu.
    if (link && button < 2) tell('click', link)
  }

  function tell(path: string, link?: string): Promise<Partial<Response>> {
    return fetch(`${apiUrl}/api/traffic/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...visit, link }),
      credentials: 'include',
      // The page may be left before the answer comes.
      keepalive: true,
    }).catch(() => ({}))
  }

  function newId() {
    return crypto.getRandomValues(new Uint32Array(4)).join('-')
  }
}
