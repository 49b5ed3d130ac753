import {
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useEffect, useRef, useState } from 'react'

// A press that does not move opens the deal.
const MOUSE = { activationConstraint: { distance: 6 } }

// A finger that moves at once scrolls.
const TOUCH = { activationConstraint: { delay: 260, tolerance: 8 } }

const KEYS = {
  start: [KeyboardCode.Enter, KeyboardCode.Space],
  end: [KeyboardCode.Enter, KeyboardCode.Space],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
}

/** The same sensors for as long as the board is there: all cards render again when these change. */
export function useBoardSensors(isWide: boolean, nextPlace: KeyboardCoordinateGetter) {
  const latest = useRef(nextPlace)
  useEffect(() => {
    latest.current = nextPlace
  })
  const [keys] = useState(() => ({
    coordinateGetter: (...step: Parameters<KeyboardCoordinateGetter>) => latest.current(...step),
    keyboardCodes: KEYS,
    scrollBehavior: 'auto' as const,
  }))
  const mouse = useSensor(MouseSensor, MOUSE)
  const touch = useSensor(TouchSensor, TOUCH)
  const keyboard = useSensor(KeyboardSensor, keys)
  // A phone shows one column, and its cards have no grip for keys.
  return useSensors(mouse, touch, isWide ? keyboard : null)
}

/** Whoever presses something else leaves the card where it was. The keyboard sensor alone would wait for a key. */
export function useCancelByPress(isByKeys: boolean) {
  useEffect(() => {
    if (!isByKeys) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.board-grip[aria-pressed="true"]')) return
      document.dispatchEvent(new KeyboardEvent('keydown', { code: KeyboardCode.Esc }))
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isByKeys])
}
