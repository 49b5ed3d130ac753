import { useEffect, useRef } from 'react'
import { hasShortcuts } from '../shell/shortcut-setting.ts'
import { isHandledElsewhere, SEQUENCE_MS } from '../shell/single-keys.ts'

type Keys = Partial<Record<string, () => void>>

/** Single keys of one page. They come before those of the frame, where t would add a task. */
export function useInboxKeys(keys: Keys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let goPressedAt = 0
    function onKey(event: KeyboardEvent) {
      if (isHandledElsewhere(event) || !hasShortcuts()) return
      // The letter after g is the frame’s.
      const isAfterGo = Date.now() - goPressedAt < SEQUENCE_MS
      goPressedAt = event.key === 'g' && !isAfterGo ? Date.now() : 0
      const run = isAfterGo ? undefined : latest.current[event.key]
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
