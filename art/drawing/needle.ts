import { element } from './svg.ts'

/** A needle lying along x, its eye at 0. */
export function drawNeedle(transform: string, fill: string) {
  return element('path', {
    transform,
    fill,
    'fill-rule': 'evenodd',
    d: 'M5-5.5C-4-5.5-4 5.5 5 5.5L104 0ZM6-1.6H15C17.5-1.6 17.5 1.6 15 1.6H6C3.5 1.6 3.5-1.6 6-1.6Z',
  })
}
