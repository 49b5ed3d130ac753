import type { ChartGeometry } from './chart-geometry.ts'
import { type StitchScale, stitchesOf } from './stitch-scale.ts'

interface ChartBarProps {
  visits: number
  scale: StitchScale
  geometry: ChartGeometry
  at: number
  isLast: boolean
}

/** Of a row; the rest is the cloth between two stitches. */
const THICK = 0.64

export function ChartBar({ visits, scale, geometry, at, isLast }: ChartBarProps) {
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
