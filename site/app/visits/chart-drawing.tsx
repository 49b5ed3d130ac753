import { writeCount } from '@nokshi/content/write-count.ts'
import type { PointerEvent } from 'react'
import { type Bar, barLabel, labelledBars } from './chart-bars.ts'
import { type ChartGeometry, chartGeometry, type StitchScale, stitchesOf } from './chart-geometry.ts'

interface ChartDrawingProps {
  bars: Bar[]
  scale: StitchScale
  width: number
  picked: number
  onPick: (bar: number | undefined) => void
}

export function ChartDrawing({ bars, scale, width, picked, onPick }: ChartDrawingProps) {
  const geometry = chartGeometry(bars.length, scale, width)
  const { lines, area, column, middleOf, heightOf } = geometry
  // Weeks have none.
  const visitors = bars
    .flatMap(({ visitors }, at) => (visitors === undefined ? [] : `${middleOf(at)},${heightOf(visitors)}`))
    .join(' ')

  function point({ clientX, currentTarget }: PointerEvent) {
    onPick(geometry.barAt(clientX - currentTarget.getBoundingClientRect().left))
  }

  return (
    <svg
      aria-hidden="true"
      className="chart-sewing"
      width={width}
      height={geometry.height}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPick(undefined)}
    >
      {lines.map((visits) => (
        <g key={visits}>
          <line className="chart-line" x1={area.start} x2={area.end} y1={heightOf(visits)} y2={heightOf(visits)} />
          <text className="chart-scale" x={geometry.scaleAt} y={heightOf(visits)} dy="0.35em" textAnchor="end">
            {writeCount(visits)}
          </text>
        </g>
      ))}
      <rect
        className="chart-picked"
        x={middleOf(picked) - column / 2}
        y={area.top}
        width={column}
        height={area.height}
      />
      <g className="chart-bars">
        {bars.map(({ from, visits }, at) => (
          <ChartBar
            key={from}
            visits={visits}
            scale={scale}
            geometry={geometry}
            at={at}
            isLast={at === bars.length - 1}
          />
        ))}
      </g>
      {/* Visitors lie over the visits as a loose thread. */}
      <polyline className="chart-thread-bed" points={visitors} />
      <polyline className="chart-thread" points={visitors} />
      <ChartLabels bars={bars} geometry={geometry} />
    </svg>
  )
}

const LABEL_WIDTH = 62
/** A day that is written so close to the start would begin before the plot does. */
const LABEL_MARGIN = 18

function ChartLabels({ bars, geometry }: { bars: Bar[]; geometry: ChartGeometry }) {
  const { column, middleOf, labelsAt } = geometry
  return labelledBars(bars, column, LABEL_WIDTH)
    .filter((at) => (at + 0.5) * column >= LABEL_MARGIN)
    .map((at) => (
      <text
        key={at}
        className="chart-label"
        data-today={at === bars.length - 1 || undefined}
        x={middleOf(at)}
        y={labelsAt}
        textAnchor="middle"
      >
        {barLabel(bars, at)}
      </text>
    ))
}

interface ChartBarProps {
  visits: number
  scale: StitchScale
  geometry: ChartGeometry
  at: number
  isLast: boolean
}

/** Of a row; the rest is the space between two stitches. */
const THICK = 0.64

function ChartBar({ visits, scale, geometry, at, isLast }: ChartBarProps) {
  const { ground, row, bar, middleOf } = geometry
  const { whole, begun } = stitchesOf(visits, scale)
  const x = middleOf(at)
  const between = (row * (1 - THICK)) / 2
  const begunWidth = Math.max(1, begun * bar)
  return (
    <g className="chart-bar" data-today={isLast || undefined}>
      {whole > 0 && (
        <line
          x1={x}
          x2={x}
          y1={ground - between}
          y2={ground - whole * row}
          strokeWidth={bar}
          strokeDasharray={`${row * THICK} ${row * (1 - THICK)}`}
        />
      )}
      {begun > 0 && (
        <rect x={x - begunWidth / 2} y={ground - whole * row - row + between} width={begunWidth} height={row * THICK} />
      )}
    </g>
  )
}
