/** The lines of the list are links; j and k walk along them like Tab does. */

export function focusNeighbour(list: HTMLElement | null, direction: 'next' | 'previous') {
  const links = [...(list?.querySelectorAll<HTMLElement>('a[data-submission]') ?? [])]
  const { activeElement } = document
  const place = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1
  const last = links.length - 1
  // At the end of the list the one before takes over, for one that is about to leave.
  const next = direction === 'next' ? (place === last ? last - 1 : place + 1) : Math.max(place - 1, 0)
  links[Math.max(next, 0)]?.focus()
}

export function focusedSubmission() {
  const { activeElement } = document
  return activeElement instanceof HTMLElement ? activeElement.dataset.submission : undefined
}
