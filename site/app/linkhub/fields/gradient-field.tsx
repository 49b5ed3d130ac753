import { profileFields } from '@nokshi/content/linkhub.ts'
import { hubLook } from '@nokshi/contract/linkhub/gradient-colours.ts'
import { type Gradient, gradients } from '@nokshi/contract/linkhub.ts'
import './profile-fields.css'

interface GradientFieldProps {
  value: Gradient
  onChange: (gradient: Gradient) => void
}

export function GradientField({ value, onChange }: GradientFieldProps) {
  const { label, names } = profileFields.gradient
  return (
    <fieldset className="dyes min-width-0">
      <legend className="field-label below-8">{label}</legend>
      <div className="dyes-row stack">
        {gradients.map((gradient) => (
          <label key={gradient} className="dye column gap-6 break-anywhere content-start">
            <input
              type="radio"
              name="gradient"
              value={gradient}
              checked={value === gradient}
              onChange={() => onChange(gradient)}
            />
            <GradientColours gradient={gradient} />
            {names[gradient]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function GradientColours({ gradient }: { gradient: Gradient }) {
  const { stops, label, labelInk } = hubLook(gradient, '#000000')
  return (
    <svg
      aria-hidden="true"
      className="dye-cloth full-width rounded"
      viewBox="0 0 96 64"
      preserveAspectRatio="none"
    >
      <linearGradient id={`cloth-${gradient}`} x1="0" y1="0" x2="0.2" y2="1">
        {stops.map(({ colour, at }) => (
          <stop key={at} offset={at} stopColor={colour} />
        ))}
      </linearGradient>
      <rect width="96" height="64" fill={`url(#cloth-${gradient})`} />
      <rect x="16" y="36" width="64" height="14" fill={label} />
      <path d="M20 37.5v11M76 37.5v11" stroke={labelInk} strokeWidth="1.2" strokeDasharray="2.6 2" />
    </svg>
  )
}
