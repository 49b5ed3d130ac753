import { useEffect, useRef, useState } from 'react'

/** Not every browser lets the keyboard reach a box that scrolls. One that does not scroll needs no stop. */
export function useReachableScroller<Box extends HTMLElement>() {
  const ref = useRef<Box>(null)
  const [tabIndex, setTabIndex] = useState(0)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      const isScrolling = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
      setTabIndex(isScrolling ? 0 : -1)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, tabIndex }
}
