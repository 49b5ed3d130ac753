/** For what is about to leave the page with the focus in it: the part around it takes over, and reading goes on there. */
export function focusAround(element: Element | null) {
  element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
