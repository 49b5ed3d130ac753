import { useEffect, useEffectEvent } from 'react'
import { createStore, useStore } from '../../platform/store.ts'
import { tryStorage } from '../../platform/try-storage.ts'

/** Whether single keys are shortcuts, per browser. Some people's voice input types letters (WCAG 2.1.4). */
const PLACE = 'crm-shortcuts'
const setting = createStore(tryStorage(() => localStorage.getItem(PLACE)) !== 'off')

export const hasShortcuts = setting.read

export function setShortcuts(areOn: boolean) {
  tryStorage(() => localStorage.setItem(PLACE, areOn ? 'on' : 'off'))
  setting.write(areOn)
}

export function useHasShortcuts() {
  return useStore(setting)
}

/** So long g waits for the letter after it. */
const SEQUENCE_MS = 1500

/** What single keys do; `g d` is g and then d. */
export type Keys = Partial<Record<string, () => void>>

/** Keys of one page, which come before those of the frame: there t would add a task. Only while nobody types. */
export function useKeys(keys: Keys, isFrame = false) {
  const run = useEffectEvent((event: KeyboardEvent, isAfterGo: boolean) => {
    const act = keys[isAfterGo ? `g ${event.key}` : event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    let goPressedAt = 0
    function onKey(event: KeyboardEvent) {
      if (isHandledElsewhere(event) || !hasShortcuts()) return
      const isAfterGo = Date.now() - goPressedAt < SEQUENCE_MS
      goPressedAt = event.key === 'g' && !isAfterGo ? Date.now() : 0
      run(event, isAfterGo)
    }
    document.addEventListener('keydown', onKey, { capture: !isFrame })
    return () => document.removeEventListener('keydown', onKey, { capture: !isFrame })
  }, [isFrame])
}

/** Whether a key belongs to the browser, to a field being typed in, or to an open dialog or menu. */
function isHandledElsewhere({ defaultPrevented, metaKey, ctrlKey, altKey, target }: KeyboardEvent) {
  if (defaultPrevented || metaKey || ctrlKey || altKey) return true
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null
}
