import { profileFields } from '@nokshi/content/linkhub.ts'
import { hubLook } from '@nokshi/contract/linkhub/gradient-colours.ts'
import { type ReadyLook, readyLooks } from '@nokshi/contract/linkhub/ready-looks.ts'
import { colours, type Gradient, gradients } from '@nokshi/contract/linkhub.ts'
import { type ReactNode, useId } from 'react'
import { PatternFill } from '../hub/hub-ground.tsx'
import './profile-fields.css'

interface PictureChoicesProps<Value extends string> {
  name: string
  legend: string
  choices: { value: Value; label: string; picture: ReactNode }[]
  chosen: string | undefined
  onChoose: (value: Value) => void
  className?: string
}

function PictureChoices<Value extends string>(props: PictureChoicesProps<Value>) {
  const { name, legend, choices, chosen, onChoose, className = '' } = props
  return (
    <fieldset className="dyes min-width-0">
      <legend className="field-label below-8">{legend}</legend>
      <div className={`dyes-row stack ${className}`}>
        {choices.map(({ value, label, picture }) => (
          <label key={value} className="dye relative column gap-6 break-anywhere content-start">
            <input
              type="radio"
              className="clear-cover"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface LookChoicesProps<Value extends string> extends Omit<PictureChoicesProps<Value>, 'choices'> {
  choices: { value: Value; label: string; look: PicturedLook }[]
}

export function LookChoices<Value extends string>({ choices, ...field }: LookChoicesProps<Value>) {
  const pictured = choices.map(({ look, ...choice }) => ({ ...choice, picture: <LookPicture look={look} /> }))
  return <PictureChoices {...field} choices={pictured} />
}

interface PicturedLook extends Omit<ReadyLook, 'selectedColor'> {
  selectedColor: string
}

const corners = { label: 0, pill: 6, outline: 2 }

function LookPicture({ look }: { look: PicturedLook }) {
  const id = useId()
  const { gradient, selectedColor, pattern, typeface, portrait, shape, fill } = look
  const shades = hubLook(gradient, selectedColor)
  const { stops, band, row, ink, label, labelInk, badge, badgeInk } = shades
  const isFilled = fill === 'colour'
  const ground = isFilled ? badge : shape === 'outline' ? 'none' : label
  return (
    <svg aria-hidden="true" className="dye-quilt full-width rounded" viewBox="0 0 96 128">
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
        <g color={badge} opacity={shades.pattern}>
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
      {[67, 82, 97].map((y) => (
        <g key={y}>
          <rect
            {...{ x: 12, y, width: 72, height: 12, rx: corners[shape], fill: ground }}
            stroke={shape === 'outline' ? ink : 'none'}
            strokeWidth="1.5"
          />
          {shape === 'label' && (
            <path d={`M15 ${y + 2}v8M81 ${y + 2}v8`} stroke={isFilled ? badgeInk : labelInk} strokeDasharray="2 1.5" />
          )}
        </g>
      ))}
      <rect x="31" y="114" width="34" height="8" rx="4" fill={badge} stroke={ink} />
    </svg>
  )
}

interface GradientFieldProps {
  value: Gradient
  onChange: (gradient: Gradient) => void
  look?: PicturedLook
}

export function GradientField({ value, onChange, look = readyLooks.kantha }: GradientFieldProps) {
  const { label, names } = profileFields.gradient
  return (
    <LookChoices
      name="gradient"
      legend={label}
      choices={gradients.map((gradient) => ({ value: gradient, label: names[gradient], look: { ...look, gradient } }))}
      chosen={value}
      onChoose={onChange}
    />
  )
}

/** Eight colours, each with its name: nobody has to tell them apart by eye. */
export function ColourField({ value, onChange }: { value: string; onChange: (hex: string) => void }) {
  const { label, names } = profileFields.colour
  const dot = (hex: string) => (
    <svg aria-hidden="true" className="dye-dot" viewBox="0 0 40 40">
      <circle cx="20" cy="20" r="19" fill={hex} />
    </svg>
  )
  return (
    <PictureChoices
      name="selectedColor"
      className="dyes-row-colours"
      legend={label}
      choices={colours.map(({ hex, name }) => ({ value: hex, label: names[name], picture: dot(hex) }))}
      chosen={value.toLowerCase()}
      onChoose={onChange}
    />
  )
}
