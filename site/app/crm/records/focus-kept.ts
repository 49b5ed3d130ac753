import { type RefObject, useEffect, useRef } from 'react'

/**
 * A decision may remove the pressed button from the list, and the focus with it. Then the list itself gets
 * the focus, so it must be focusable (`tabIndex={-1}`).
 */
export function useFocusKept(list: RefObject<HTMLElement | null>) {
  const isHere = useRef(false)

  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      isHere.current = Boolean(list.current?.contains(target) || target.closest('[role="dialog"]'))
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [list])

  useEffect(() => {
    if (isHere.current && document.activeElement === document.body) list.current?.focus()
  })
}
/** For an element that is about to be removed with the focus in it: its container gets the focus. */
export function focusAround(element: Element | null) {
  element?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
