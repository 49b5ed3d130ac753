import type { Profile } from '@nokshi/contract/linkhub.ts'

const portrait = { x: 0, y: 0, radius: 64 }
const motif = { x: 123, y: -90, radius: 69 }
const STEP = 12
const NEAR = 19
const ALL = 48

export function HubPattern({ gradient }: Pick<Profile, 'gradient'>) {
  const Motif = motifs[gradient]
  return (
    <svg className="hub-art" viewBox="-600 -600 1200 1200" aria-hidden="true">
      <g className="hub-rows hub-far">{listRows(NEAR + 1, ALL)}</g>
      <g className="hub-rows">{listRows(0, NEAR)}</g>
      <g className="hub-motif">
        <Motif />
      </g>
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
  const size = radius + row * STEP
  const half = `a${size} ${size} 0 0 1`
  return `M${x - size} ${y}${half} ${2 * size} 0${half} ${-2 * size} 0`
}

const motifs = { sunrise: Lotus, ocean: Boat, dusk: Leaf }

const PETAL = 'M0 0C-19-13-8-32 0-46C8-32 19-13 0 0Z'
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]

function Lotus() {
  return (
    <g transform="translate(123-90)scale(1.4)" stroke="var(--hub-band)" strokeWidth="1.4">
      {EIGHTHS.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d={PETAL} fill="var(--madder)" />
          <path d="M0-38V-24" stroke="var(--milk)" strokeDasharray="3 2.2" />
        </g>
      ))}
      {EIGHTHS.map((angle) => (
        <path key={angle} d={PETAL} transform={`rotate(${angle + 22.5})scale(.56)`} fill="var(--milk)" />
      ))}
      <circle r="9" fill="var(--night)" />
      <circle r="5.5" strokeDasharray="2 1.8" />
    </g>
  )
}

function Boat() {
  return (
    <g transform="translate(123-90)rotate(-4)scale(1.4)translate(-48-48)">
      <path d="M50 6C67 12 76 30 71 52L44 55C53 38 54 22 50 6Z" fill="var(--marigold)" />
      <path d="M16 66C16 51 37 50 40 66Z" fill="var(--coral)" />
      <path d="M49 6L41 68" stroke="var(--milk)" strokeWidth="2.5" />
      <path d="M21 65C22 57 33 57 35 65M28 57V65" stroke="var(--milk)" strokeWidth="1.3" />
      <path d="M1 44C6 60 20 66 46 66C72 66 88 56 95 32C97 64 78 85 46 85C18 85 1 72 1 44Z" fill="var(--milk)" />
      <path
        d="M56 17C64 24 67 37 64.5 48M52 50C58 39 59 28 57 20M8 66C22 79 72 80 88 58"
        stroke="var(--indigo)"
        strokeWidth="1.5"
        strokeDasharray="4 2.6"
      />
      <path
        d="M4 91q7.5-4 15 0t15 0 15 0 15 0 15 0 15 0"
        stroke="var(--coral)"
        strokeWidth="1.8"
        strokeDasharray="5 3"
      />
    </g>
  )
}

function Leaf() {
  return (
    <g transform="translate(123-90)rotate(20)scale(1.4)translate(-48-48)">
      <path d="M44 92C10 74 8 36 58 4C92 38 84 80 44 92Z" fill="var(--madder)" />
      <path d="M44 96C44 66 48 34 57 14" stroke="var(--marigold)" strokeWidth="2.5" />
      <path
        d="M45 74C36 70 30 64 26 55M45 74C56 70 64 62 70 52M47 55C40 51 35 46 33 38M47 55C56 51 63 44 67 34M51 37C47 34 44 31 43 26M51 37C56 34 60 30 62 24"
        stroke="var(--milk)"
        strokeWidth="1.6"
        strokeDasharray="3.5 2.4"
      />
    </g>
  )
}
