import type { Look, Pattern } from '@nokshi/contract/linkhub/look.ts'
import { type Profile, pictureAt } from '@nokshi/contract/linkhub.ts'
import { useId } from 'react'

interface Tile {
  width: number
  height: number
  lines: string
  shapes?: string
}

const tiles: Record<Exclude<Pattern, 'none'>, Tile> = {
  checks: {
    ...{ width: 56, height: 56, lines: 'M0 10h56M0 16h56M10 0v56M16 0v56' },
    shapes: 'M0 32h56v14H0zM32 0h14v32H32zM32 46h14v10H32z',
  },
  waves: { width: 64, height: 28, lines: 'M0 8q16-11 32 0t32 0M-32 22q16-11 32 0t32 0 32 0' },
  diamonds: {
    ...{ width: 56, height: 72, lines: 'M28 16l13 20-13 20-13-20zM0-9l6 9-6 9M56-9l-6 9 6 9M0 63l6 9M56 63l-6 9' },
    shapes: 'M28 27l6 9-6 9-6-9z',
  },
  stars: {
    width: 72,
    height: 72,
    lines:
      'M24 24h24v24H24zM36 19l17 17-17 17-17-17zM36 0v19M36 53v19M0 36h19M53 36h19M0 9l9-9M72 9l-9-9M0 63l9 9M72 63l-9 9',
  },
  leaves: {
    ...{ width: 84, height: 84, lines: 'M10 42L34 18M48 80l18-18' },
    shapes: 'M10 42C10 24 20 12 40 12 40 32 28 42 10 42zM48 80c0-14 8-24 24-24 0 16-10 24-24 24z',
  },
  petals: {
    width: 56,
    height: 56,
    lines:
      'M0 28a28 28 0 0 1 56 0M10 28a18 18 0 0 1 36 0M20 28a8 8 0 0 1 16 0M-28 56a28 28 0 0 1 56 0 28 28 0 0 1 56 0M-18 56a18 18 0 0 1 36 0M38 56a18 18 0 0 1 36 0M-8 56a8 8 0 0 1 16 0M48 56a8 8 0 0 1 16 0',
  },
}

/** As large as the drawing it is in, in the colour of its text. */
export function PatternFill({ pattern, scale = 1 }: { pattern: Exclude<Pattern, 'none'>; scale?: number }) {
  const id = useId()
  const { width, height, lines, shapes } = tiles[pattern]
  return (
    <>
      <pattern
        id={id}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform={scale === 1 ? undefined : `scale(${scale})`}
      >
        {shapes && <path d={shapes} fill="currentColor" opacity=".5" />}
        <path d={lines} fill="none" stroke="currentColor" strokeWidth="2" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  )
}

export function HubGround({ picture, pattern }: { picture: Profile['backgroundImage']; pattern: Look['pattern'] }) {
  if (picture !== undefined)
    return (
      <img
        className="hub-photo"
        src={pictureAt(picture, 960)}
        srcSet={`${pictureAt(picture, 480)} 480w, ${pictureAt(picture, 960)} 960w`}
        sizes="100vw"
        alt=""
        fetchPriority="low"
        decoding="async"
      />
    )
  if (pattern === undefined || pattern === 'none') return null
  return (
    <svg className="hub-ground" aria-hidden="true">
      <PatternFill pattern={pattern} />
    </svg>
  )
}
