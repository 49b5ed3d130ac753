import { useLayoutEffect, useRef, useState } from 'react'

export interface Plot {
  width: number
  isRightToLeft: boolean
}

/** Zero wide until it is known: stitches keep their size at any width. */
export function usePlot<Element extends HTMLElement>() {
  const place = useRef<Element>(null)
  const [plot, setPlot] = useState<Plot>({ width: 0, isRightToLeft: false })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()

    function measure() {
      if (!element) return
      const isRightToLeft = getComputedStyle(element).direction === 'rtl'
      setPlot({ width: element.clientWidth, isRightToLeft })
    }
  }, [])
  return { place, plot }
}
