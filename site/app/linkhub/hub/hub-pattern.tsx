import type { Profile } from '@nokshi/contract/linkhub.ts'
import { HubMotif } from './hub-motif.tsx'

const portrait = { x: 0, y: 0, radius: 64 }
const motif = { x: 123, y: -90, radius: 69 }
const STEP = 12
const NEAR = 19
const ALL = 48

export function HubPattern({ gradient }: Pick<Profile, 'gradient'>) {
  return (
    <svg className="hub-art" viewBox="-600 -600 1200 1200" aria-hidden="true">
      <g className="hub-rows hub-far">{listRows(NEAR + 1, ALL)}</g>
      <g className="hub-rows">{listRows(0, NEAR)}</g>
      <HubMotif gradient={gradient} />
    </svg>
  )
}

/** From the outside in: each row is filled with the ground, so that two that meet share one contour. */
function listRows(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const row = last - index
    return <path key={row} d={circle(portrait, row) + circle(motif, row)} />
  })
}

function circle({ x, y, radius }: typeof portrait, row: number) {
  const reach = radius + row * STEP
  const half = `a${reach} ${reach} 0 0 1`
  return `M${x - reach} ${y}${half} ${2 * reach} 0${half} ${-2 * reach} 0`
}
