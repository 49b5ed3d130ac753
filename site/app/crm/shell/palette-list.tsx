import { crmPalette } from '@nokshi/content/crm/shell.ts'
import type { PaletteGroup, PaletteOption } from './palette-options.ts'

interface PaletteListProps {
  id: string
  groups: PaletteGroup[]
  /** Counted through all groups. */
  chosen: number
  optionId: (place: number) => string
  onChoose: (option: PaletteOption) => void
}

/** The keyboard stays in the box above and moves through these; the pointer presses them. */
export function PaletteList({ id, groups, chosen, optionId, onChoose }: PaletteListProps) {
  const all = groups.flatMap(({ options }) => options)
  return (
    <div id={id} role="listbox" aria-label={crmPalette.title} className="palette-list" tabIndex={-1}>
      {groups.map(({ label, options }) => (
        <fieldset key={label} aria-label={label}>
          <p aria-hidden="true" className="palette-heading">
            {label}
          </p>
          {options.map((option) => {
            const place = all.indexOf(option)
            return (
              <div
                key={option.to}
                id={optionId(place)}
                role="option"
                aria-selected={place === chosen}
                tabIndex={-1}
                className="palette-option"
                onClick={() => onChoose(option)}
                onKeyDown={({ key }) => key === 'Enter' && onChoose(option)}
              >
                <span dir="auto">{option.label}</span>
                {option.detail && <span className="palette-detail">{option.detail}</span>}
              </div>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
