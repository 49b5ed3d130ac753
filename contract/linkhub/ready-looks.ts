import type { colours, Gradient } from '../linkhub.ts'
import type { Look } from './look.ts'

/** Everything a ready-made look sets. The owner's pictures and the order of the blocks stay as they are. */
export interface ReadyLook extends Required<Omit<Look, 'blocks'>> {
  gradient: Gradient
  selectedColor: (typeof colours)[number]['hex']
}

/** The first is what a new page has. */
export const readyLooks = {
  kantha: {
    ...{ gradient: 'sunrise', selectedColor: '#000000', pattern: 'none' },
    ...{ shape: 'label', fill: 'label', typeface: 'plain', portrait: 'round' },
  },
  river: {
    ...{ gradient: 'ocean', selectedColor: '#20c997', pattern: 'waves' },
    ...{ shape: 'pill', fill: 'colour', typeface: 'plain', portrait: 'round' },
  },
  jamdani: {
    ...{ gradient: 'dusk', selectedColor: '#e83e8c', pattern: 'diamonds' },
    ...{ shape: 'label', fill: 'label', typeface: 'book', portrait: 'round' },
  },
  gamcha: {
    ...{ gradient: 'sunrise', selectedColor: '#ff5733', pattern: 'checks' },
    ...{ shape: 'outline', fill: 'colour', typeface: 'display', portrait: 'square' },
  },
  rickshaw: {
    ...{ gradient: 'sunrise', selectedColor: '#e83e8c', pattern: 'petals' },
    ...{ shape: 'pill', fill: 'colour', typeface: 'display', portrait: 'round' },
  },
  zellige: {
    ...{ gradient: 'ocean', selectedColor: '#ffffff', pattern: 'stars' },
    ...{ shape: 'outline', fill: 'label', typeface: 'book', portrait: 'square' },
  },
  tea: {
    ...{ gradient: 'ocean', selectedColor: '#28a745', pattern: 'leaves' },
    ...{ shape: 'label', fill: 'colour', typeface: 'plain', portrait: 'square' },
  },
  lantern: {
    ...{ gradient: 'dusk', selectedColor: '#ff5733', pattern: 'stars' },
    ...{ shape: 'pill', fill: 'colour', typeface: 'book', portrait: 'round' },
  },
  night: {
    ...{ gradient: 'dusk', selectedColor: '#6f42c1', pattern: 'none' },
    ...{ shape: 'outline', fill: 'colour', typeface: 'plain', portrait: 'round' },
  },
  dunes: {
    ...{ gradient: 'sunrise', selectedColor: '#ffffff', pattern: 'waves' },
    ...{ shape: 'pill', fill: 'colour', typeface: 'book', portrait: 'square' },
  },
} as const satisfies Record<string, ReadyLook>
export type ReadyLookName = keyof typeof readyLooks
