export function rowPart(linkId: string, part: 'edit' | 'grip') {
  return `link-${linkId}-${part}`
}

const FETCHED_MS = 3_000

/** Once React has put it on the page, which may have to fetch it first. */
export function focusSoon(elementId: string) {
  const startedAt = performance.now()
  const tryFocus = () => {
    const element = document.getElementById(elementId)
    if (element) element.focus()
    else if (performance.now() - startedAt < FETCHED_MS) requestAnimationFrame(tryFocus)
  }
  requestAnimationFrame(() => requestAnimationFrame(tryFocus))
}
