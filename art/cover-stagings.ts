import type { Applique, MotifName } from './motifs/motifs.ts'

/** Where the motif of a cover lies on 1200 x 800, and where the middle of the interface is tacked on. */
export interface Staging {
  applique: Omit<Applique, 'motif'>
  piece: { x: number; y: number; turn: number; scale: number }
}

/** Clients who share a motif get one staging each, in the order of the portfolio. */
export const stagings: Record<MotifName, [Staging, ...Staging[]]> = {
  boat: [
    {
      applique: { x: 650, y: 380, scale: 7.6, turn: -5, dress: 'third' },
      piece: { x: 930, y: 560, turn: 4, scale: 1.14 },
    },
  ],
  leaf: [
    {
      applique: { x: 560, y: 420, scale: 8.4, turn: 34, dress: 'second' },
      piece: { x: 930, y: 470, turn: -4, scale: 1.16 },
    },
    {
      applique: { x: 520, y: 420, scale: 8.6, turn: -28 },
      piece: { x: 900, y: 400, turn: 4, scale: 1.16 },
    },
  ],
  wheel: [
    {
      applique: { x: 540, y: 400, scale: 7.6 },
      piece: { x: 930, y: 440, turn: 3.5, scale: 1.16 },
    },
    {
      applique: { x: 560, y: 770, scale: 11.5 },
      piece: { x: 930, y: 330, turn: -3.5, scale: 1.16 },
    },
  ],
  lotus: [
    {
      applique: { x: 520, y: 400, scale: 7.8 },
      piece: { x: 950, y: 430, turn: 4, scale: 1.16 },
    },
    {
      applique: { x: 470, y: 470, scale: 9.6, turn: 11 },
      piece: { x: 945, y: 400, turn: -4, scale: 1.16 },
    },
    {
      applique: { x: 500, y: 250, scale: 9, turn: 22.5 },
      piece: { x: 930, y: 480, turn: 3.5, scale: 1.16 },
    },
  ],
}
