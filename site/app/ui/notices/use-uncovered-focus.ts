import { type RefObject, useEffect } from 'react'

/** While something covers a part of the screen, what has the focus or gets it is moved out from under it. */
export function useUncoveredFocus(cover: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const element = cover.current
    if (!element || count === 0) return
    const uncover = () => requestAnimationFrame(() => uncoverFocus(element))
    // A button that is being pressed is not moved: the press would end beside it.
    const onFocus = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(':focus-visible') && uncover()
    uncover()
    // What must be seen may appear after the toast, or be scrolled under it.
    const timer = setInterval(() => uncoverKept(element), 250)
    document.addEventListener('focusin', onFocus)
    return () => {
      clearInterval(timer)
      document.removeEventListener('focusin', onFocus)
      delete element.dataset.side
    }
  }, [cover, count])
}

const GAP = 16

/**
 * Scrolls so that what has the focus is not covered by an element over the page, such as the toasts. Where
 * nothing can be scrolled that far, as in a dialog, the element goes to the other end of the window.
 */
function uncoverFocus(cover: HTMLElement) {
  const focused = document.activeElement
  if (!focused || focused === document.body || cover.contains(focused) || isPage(focused)) return
  const distance = distanceUnder(cover, focused)
  if (distance === 0) return
  scrollerOf(focused).scrollBy({ top: distance, behavior: 'instant' })
  if (distanceUnder(cover, focused) === 0) return
  if (cover.dataset.side === 'top') delete cover.dataset.side
  else cover.dataset.side = 'top'
}

/** What is asked after a change is never covered by the toast about it: then the toast goes to the other end. */
function uncoverKept(cover: HTMLElement) {
  const kept = document.querySelector('[data-uncovered]')?.getBoundingClientRect()
  if (!kept || distanceUnder(cover, document.querySelector('[data-uncovered]') ?? cover) === 0) return
  const { height } = cover.getBoundingClientRect()
  const isAtTop = cover.dataset.side === 'top'
  const isFreeThere = isAtTop ? kept.bottom < innerHeight - height - GAP : kept.top > height + GAP
  if (!isFreeThere) return
  if (isAtTop) delete cover.dataset.side
  else cover.dataset.side = 'top'
}

/** A new page gets the focus as a whole: its end need not be seen. */
function isPage(focused: Element) {
  return focused.getBoundingClientRect().height > innerHeight / 2
}

function distanceUnder(cover: Element, focused: Element) {
  const over = cover.getBoundingClientRect()
  const box = focused.getBoundingClientRect()
  const isBeside = box.right <= over.left || box.left >= over.right
  const isApart = box.bottom <= over.top || box.top >= over.bottom
  if (isBeside || isApart) return 0
  const isAtTop = over.top < innerHeight - over.bottom
  return isAtTop ? box.top - GAP - over.bottom : box.bottom + GAP - over.top
}

/** A sheet or a dialog scrolls by itself; else the page does. */
function scrollerOf(element: Element): Element | Window {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowY)
    if (isScroller && around.scrollHeight > around.clientHeight && around !== document.body) return around
  }
  return window
}
