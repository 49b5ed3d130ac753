import { profileFields } from '@nokshi/content/linkhub.ts'
import { hubLook } from '@nokshi/contract/linkhub/gradient-colours.ts'
import type { ReadyLook } from '@nokshi/contract/linkhub/ready-looks.ts'
import { useId } from 'react'
import { PatternFill } from '../hub/hub-ground.tsx'

export interface PicturedLook extends Omit<ReadyLook, 'selectedColor'> {
  selectedColor: string
}

/** A page in small, with this look. */
export function LookPicture({ look }: { look: PicturedLook }) {
  const id = useId()
  const { gradient, selectedColor, pattern, typeface, portrait } = look
  const { stops, band, row, ink, badge, pattern: strength } = hubLook(gradient, selectedColor)
  return (
    <svg aria-hidden="true" className="dye-cloth full-width rounded" viewBox="0 0 96 128">
      <linearGradient id={id} x1="0" y1="0" x2="0.15" y2="1">
        {stops.map(({ colour, at }) => (
          <stop key={at} offset={at} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width="96" height="128" fill={`url(#${id})`} />
      {pattern === 'none' ? (
        <>
          <rect width="96" height="32" fill={band} />
          <path
            d="M28 32a20 20 0 0 1 40 0M20 32a28 28 0 0 1 56 0M12 32a36 32 0 0 1 72 0M4 32a44 36 0 0 1 88 0"
            fill="none"
            stroke={row}
            strokeDasharray="3 2"
          />
        </>
      ) : (
        <g color={badge} opacity={strength}>
          <PatternFill pattern={pattern} scale={0.4} />
        </g>
      )}
      <rect
        x="35"
        y="18"
        width="26"
        height="26"
        rx={portrait === 'round' ? 13 : 4}
        fill={band}
        stroke={ink}
        strokeWidth="2"
      />
      <path d="M48 24a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9M40 42c0-9 16-9 16 0z" fill={ink} />
      <text x="48" y="60" className="dye-name" data-typeface={typeface} fill={ink} textAnchor="middle">
        {profileFields.gradient.sample}
      </text>
      <PicturedLinks look={look} />
      <rect x="31" y="114" width="34" height="8" rx="4" fill={badge} stroke={ink} />
    </svg>
  )
}

function PicturedLinks({ look: { gradient, selectedColor, shape, fill } }: { look: PicturedLook }) {
  const { ink, label, labelInk, badge, badgeInk } = hubLook(gradient, selectedColor)
  const isFilled = fill === 'colour'
  const ground = isFilled ? badge : shape === 'outline' ? 'none' : label
  const corner = { label: 0, pill: 6, outline: 2 }[shape]
  return [67, 82, 97].map((y) => (
    <g key={y}>
      <rect
        {...{ x: 12, y, width: 72, height: 12, rx: corner, fill: ground }}
        stroke={shape === 'outline' ? ink : 'none'}
        strokeWidth="1.5"
      />
      {shape === 'label' && (
        <path d={`M15 ${y + 2}v8M81 ${y + 2}v8`} stroke={isFilled ? badgeInk : labelInk} strokeDasharray="2 1.5" />
      )}
    </g>
  ))
}
