import { useEffect, useRef } from 'react'

/**
 * A card that moves to another column is another element there, and the focus was on the old one. So the card that
 * had it is remembered, and gets it back when it has fallen to the ground.
 */
export function useKeptFocus() {
  const held = useRef<string>(undefined)

  useEffect(() => {
    function onFocus({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      const card = target.closest<HTMLElement>('[data-deal]')
      // From a menu or a question about a card one returns to it.
      if (card) held.current = card.dataset.deal
      else if (!target.closest('[role="menu"], [role="dialog"]')) held.current = undefined
    }
    function forget() {
      held.current = undefined
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])

  useEffect(() => {
    const { current: id } = held
    if (id === undefined || document.activeElement !== document.body) return
    const place = document.getElementById(`grip-${id}`) ?? document.getElementById(`deal-${id}`)
    place?.focus()
  })
}
