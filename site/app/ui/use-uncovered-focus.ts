import { type RefObject, useEffect } from 'react'

/** While something covers a part of the screen, what has the focus or gets it is moved out from under it. */
export function useUncoveredFocus(cover: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const element = cover.current
    if (!element || count === 0) return
    const uncover = () => requestAnimationFrame(() => uncoverFocus(element))
    uncover()
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [cover, count])
}

/** Between what has the focus and what would cover it. */
const GAP = 16

/**
 * Scrolls the page as far as it takes for what has the focus to be seen beside an element that lies over the page, such
 * as the toasts: a toast about a form that was not sent must not lie on the ways out that the form offers.
 */
function uncoverFocus(cover: Element) {
  const focused = document.activeElement
  if (!focused || focused === document.body || cover.contains(focused)) return
  const over = cover.getBoundingClientRect()
  const box = focused.getBoundingClientRect()
  const isBeside = box.right <= over.left || box.left >= over.right
  const isApart = box.bottom <= over.top || box.top >= over.bottom
  if (isBeside || isApart) return
  const isAtTop = over.top < innerHeight - over.bottom
  const top = isAtTop ? box.top - GAP - over.bottom : box.bottom + GAP - over.top
  scrollBy({ top, behavior: 'instant' })
}
