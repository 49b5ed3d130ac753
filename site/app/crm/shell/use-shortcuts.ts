import { crmMakes, crmPlaces } from '@nokshi/content/crm/shell.ts'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMayChange } from '../staff/crm-me.ts'
import { hasShortcuts } from './shortcut-setting.ts'
import { isHandledElsewhere, SEQUENCE_MS } from './single-keys.ts'

interface Openers {
  openPalette: () => void
  openHelp: () => void
}

/** c, d, t add; g and a letter go; / and ⌘K find; ? tells. Only while nobody types, and no dialog is open. */
export function useShortcuts({ openPalette, openHelp }: Openers) {
  const navigate = useNavigate()
  const mayChange = useMayChange()
  const goPressedAt = useRef(0)

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey) {
        event.preventDefault()
        openPalette()
        return
      }
      if (isHandledElsewhere(event) || !hasShortcuts()) return
      const isAfterGo = Date.now() - goPressedAt.current < SEQUENCE_MS
      goPressedAt.current = 0
      const run = isAfterGo ? findPlace(event.key) : findAct(event.key)
      if (!run) return
      event.preventDefault()
      run()
    }

    function findPlace(key: string) {
      const place = crmPlaces.find((known) => known.key === key)
      return place && (() => void navigate(place.to))
    }

    function findAct(key: string) {
      if (key === 'g')
        return () => {
          goPressedAt.current = Date.now()
        }
      if (key === '/') return openPalette
      if (key === '?') return openHelp
      const make = mayChange && crmMakes.find((known) => known.key === key)
      return make ? () => void navigate(make.to) : undefined
    }

    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, mayChange, openPalette, openHelp])
}
