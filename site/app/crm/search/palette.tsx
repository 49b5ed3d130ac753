import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { crmMakes, crmPalette, crmPlaces } from '@nokshi/content/crm/shell.ts'
import { SearchHit } from '@nokshi/contract/crm/search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { crmApi, pathOf } from '../records/crm-api.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { useFurtherPlaces, useSettingsPlaces } from '../staff/further-places.ts'
import './palette.css'

interface PaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="cover" />
        <Dialog.Popup className="palette stack paper">
          <Dialog.Title className="sr-only">{crmPalette.title}</Dialog.Title>
          <PaletteBox onLeave={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteBox({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const furtherPlaces = [...useFurtherPlaces(), ...useSettingsPlaces()]
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data: found = [], isError } = useQuery({
    queryKey: ['search', q],
    queryFn: () => crmApi('GET /api/crm/search', SearchHit.array(), { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const groups = paletteGroups({ typed: q, found: q ? found : [], mayChange, furtherPlaces })
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)

  function go({ to }: PaletteOption) {
    onLeave()
    void navigate(to)
  }

  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      keepHighlight
      highlightItemOnHover={false}
      items={groups}
      value={typed}
      // Choosing an option would write it into the box, and search for it, while the palette closes.
      onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
      itemToStringValue={({ label }) => label}
    >
      <div className="palette-top line gap-12">
        <Search aria-hidden size={20} />
        <Autocomplete.Input
          className="palette-input"
          aria-label={crmPalette.title}
          placeholder={crmPalette.placeholder}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
      </div>
      {isError && <p className="padded soft">{crmPalette.failed}</p>}
      <Autocomplete.Status className="sr-only">{q && crmPalette.count(count)}</Autocomplete.Status>
      <Autocomplete.List className="palette-list" aria-label={crmPalette.title}>
        {({ label, items }: PaletteGroup) => (
          <Autocomplete.Group key={label} items={items}>
            <Autocomplete.GroupLabel className="palette-heading soft micro strong">{label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(option: PaletteOption) => (
                <Autocomplete.Item
                  key={option.to + option.label}
                  value={option}
                  className="palette-option wrap items-baseline between gap-x-16 strong break-anywhere"
                  onClick={() => go(option)}
                >
                  <span dir="auto">{option.label}</span>
                  {option.detail && <span className="palette-detail soft">{option.detail}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <Autocomplete.Empty>
        <p className="padded soft">{crmPalette.none}</p>
      </Autocomplete.Empty>
    </Autocomplete.Root>
  )
}

interface PaletteOption {
  to: string
  label: string
  detail?: string
  /** What else a command is found by. */
  words?: string
}

interface PaletteGroup {
  label: string
  items: PaletteOption[]
}

interface Question {
  typed: string
  found: SearchHit[]
  mayChange: boolean
  furtherPlaces: PaletteOption[]
}

/** Records first, then what can be done. */
function paletteGroups({ typed, found, mayChange, furtherPlaces }: Question): PaletteGroup[] {
  const fits = ({ label, words = '' }: PaletteOption) => `${label} ${words}`.toLowerCase().includes(typed.toLowerCase())
  const { groups } = crmPalette
  // With nothing typed, the parts of the settings would be most of the list.
  const isShown = ({ to }: PaletteOption) => typed !== '' || !to.includes('?tab=')
  const places = [...crmPlaces, ...furtherPlaces].filter((place) => fits(place) && isShown(place))
  const all = [
    { label: groups.found, items: found.map(optionOf) },
    { label: groups.makes, items: mayChange ? crmMakes.filter(fits) : [] },
    { label: groups.places, items: places },
  ]
  return all.filter(({ items }) => items.length > 0)
}

function optionOf(hit: SearchHit): PaletteOption {
  const detail = [crmPalette.kinds[hit.kind], hit.detail].filter(Boolean).join(' · ')
  return { to: placeOf(hit), label: hit.title, detail }
}

/** A task or a note is read where it belongs. */
function placeOf({ about, kind, id }: SearchHit) {
  if (about) return pathOf(about)
  return kind === 'task' || kind === 'note' ? '/crm/tasks' : pathOf({ kind, id })
}
