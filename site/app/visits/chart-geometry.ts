import { writeCount } from '@nokshi/content/write-count.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { linesOf, type StitchScale } from './stitch-scale.ts'

/** The cloth is so high, with room above it for the thread and below it for the days. */
const CLOTH = 196
const ABOVE = 10
const BELOW = 28
/** Of a column; the rest lies between two bars. */
const BAR_SHARE = 0.58
const BAR_MAX = 26

/** Where everything in the chart goes, in pixels. Time runs the way the text runs. */
export function chartGeometry(bars: number, scale: StitchScale, { width, isRightToLeft }: Plot) {
  const most = scale.rows * scale.visitsPerStitch
  /** At the end of the lines stands what they count. */
  const end = 12 + 8 * writeCount(most).length
  const column = (width - end) / bars
  const row = CLOTH / scale.rows
  const ground = ABOVE + CLOTH
  const across = (x: number) => (isRightToLeft ? width - x : x)
  return {
    width,
    height: ABOVE + CLOTH + BELOW,
    cloth: { top: ABOVE, height: CLOTH, start: across(0), end: across(width - end) },
    scaleAt: across(width),
    labelsAt: ground + 20,
    ground,
    row,
    column,
    bar: Math.min(BAR_MAX, column * BAR_SHARE),
    lines: linesOf(scale),
    middleOf: (at: number) => across((at + 0.5) * column),
    heightOf: (visits: number) => ground - (visits / scale.visitsPerStitch) * row,
    barAt: (x: number) => Math.max(0, Math.min(bars - 1, Math.floor(across(x) / column))),
  }
}

export type ChartGeometry = ReturnType<typeof chartGeometry>

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
