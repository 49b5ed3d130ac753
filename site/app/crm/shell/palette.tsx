import { Dialog } from '@base-ui/react/dialog'
import { crmPalette } from '@nokshi/content/crm/shell.ts'
import { SearchHit } from '@nokshi/contract/search.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { crmApi, withQuestion } from '../records/crm-api.ts'
import { listRecent, noteRecent } from '../records/recent-records.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { PaletteList } from './palette-list.tsx'
import { type PaletteOption, paletteGroups } from './palette-options.ts'

interface PaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** One box finds all: people, companies, deals, requests, and what can be done. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="cover" />
        <Dialog.Popup className="palette">
          <Dialog.Title className="sr-only">{crmPalette.title}</Dialog.Title>
          <PaletteBox onLeave={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const LIST_ID = 'palette-list'

function PaletteBox({ onLeave }: { onLeave: () => void }) {
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const [recent] = useState(listRecent)
  const q = useDeferredValue(typed.trim())
  const { data: found = [], isError } = useQuery({
    queryKey: ['search', q],
    queryFn: () => crmApi.get(withQuestion('/api/crm/search', { q }), SearchHit.array()),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const groups = paletteGroups({ typed: q, recent, found: q ? found : [], mayChange })
  const options = groups.flatMap((group) => group.options)
  const chosen = Math.min(place, options.length - 1)

  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' })
  }, [chosen])

  function go(option: PaletteOption | undefined) {
    if (!option) return
    if (option.hit) noteRecent(option.hit)
    onLeave()
    void navigate(option.to)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) setPlace((chosen + step + options.length) % options.length)
    else if (event.key === 'Enter') go(options[chosen])
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className="palette-top">
        <Search aria-hidden size={20} />
        <input
          className="palette-input"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={LIST_ID}
          aria-activedescendant={options.length > 0 ? optionId(chosen) : undefined}
          aria-label={crmPalette.title}
          placeholder={crmPalette.placeholder}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {isError && <p className="palette-note">{crmPalette.failed}</p>}
      <p className="sr-only" role="status">
        {q && crmPalette.count(options.length)}
      </p>
      <PaletteList id={LIST_ID} groups={groups} chosen={chosen} optionId={optionId} onChoose={go} />
      {options.length === 0 && <p className="palette-note">{crmPalette.none}</p>}
    </>
  )
}

function optionId(place: number) {
  return `palette-option-${place}`
}
