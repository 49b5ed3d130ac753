/** The parts of a row that the focus goes to. */
export function rowPart(linkId: string, part: 'edit' | 'grip') {
  return `link-${linkId}-${part}`
}

/** Once React has put it on the page. */
export function focusSoon(elementId: string) {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(elementId)?.focus()))
}
