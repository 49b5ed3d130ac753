import { type RefObject, useEffect } from 'react'
import { uncoverFocus } from './uncover-focus.ts'

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
