/** Seven stitches, seven services: the drawing of one stitch, and the width of its tile. All are 12 high. */
export const stitches = {
  running: { width: 24, d: 'M3 6h14' },
  chain: { width: 20, d: 'M2 6C6-1 15 1 18 6C15 11 6 13 2 6Z' },
  cross: { width: 16, d: 'M3 1l10 10M13 1L3 11' },
  darning: { width: 20, d: 'M2 3.5h8M12 8.5h7' },
  feather: { width: 24, d: 'M0 6h24M3 6l6-4.5M15 6l6 4.5' },
  herringbone: { width: 20, d: 'M-2 11L12 1M8 1L22 11M18 11L32 1M-12 1L2 11' },
  arrow: { width: 16, d: 'M4 1.5l7 4.5-7 4.5' },
} as const
export type StitchName = keyof typeof stitches
export const stitchNames = Object.keys(stitches) as StitchName[] // Object.keys forgets what it was given

export const STITCH_HEIGHT = 12
