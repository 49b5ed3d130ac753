import { type RefObject, useEffect, useRef } from 'react'

/**
 * What somebody pressed may leave the list with what they decided, and the focus with it: then the list itself has it,
 * and not the ground. The list must be able to take it (`tabIndex={-1}`).
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
