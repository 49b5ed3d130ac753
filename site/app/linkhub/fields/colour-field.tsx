import { profileFields } from '@nokshi/content/linkhub.ts'
import { colours } from '@nokshi/contract/linkhub.ts'
import './profile-fields.css'

/** Eight colours, each with its name: nobody has to tell them apart by eye. */
export function ColourField({ value, onChange }: { value: string; onChange: (hex: string) => void }) {
  return (
    <fieldset className="dyes min-width-0">
      <legend className="field-label below-8">{profileFields.colour.label}</legend>
      <div className="dyes-row dyes-row-colours stack">
        {colours.map(({ hex, name }) => (
          <label key={hex} className="dye column gap-6 break-anywhere content-start">
            <input
              type="radio"
              name="selectedColor"
              value={hex}
              checked={value.toLowerCase() === hex}
              onChange={() => onChange(hex)}
            />
            <svg aria-hidden="true" className="dye-dot" viewBox="0 0 40 40">
              <circle cx="20" cy="20" r="19" fill={hex} />
            </svg>
            {profileFields.colour.names[name]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
