import type { Frame } from '../drawing/svg.ts'
import type { Applique } from '../motifs/motifs.ts'

export interface QuiltPlan extends Frame {
  /** From one echo row to the next. */
  step: number
  appliques: Applique[]
  /** What only this quilt has, drawn over the rows; see quilt-extras.ts. */
  extra?: 'sampler' | 'loose-thread' | 'stem' | 'string'
}

/** The pages' hung cloths. What each one says is in its comment. */
export const quiltPlans: Record<string, QuiltPlan> = {
  /** Home, beside the words: work, a client, time, growth. */
  'hero-tall': {
    width: 640,
    height: 980,
    step: 16,
    appliques: [
      { motif: 'lotus', x: 362, y: 410, scale: 4.9 },
      { motif: 'boat', x: 170, y: 800, scale: 2.15, turn: -4 },
      { motif: 'leaf', x: 120, y: 120, scale: 1.75, turn: -18 },
      { motif: 'wheel', x: 520, y: 812, scale: 1.25 },
      { motif: 'leaf', x: 545, y: 120, scale: 1.2, turn: 30 },
    ],
  },
  /** Home, below the words on a phone. */
  'hero-wide': {
    width: 390,
    height: 330,
    step: 11,
    appliques: [
      { motif: 'lotus', x: 285, y: 165, scale: 2.7 },
      { motif: 'boat', x: 92, y: 238, scale: 1.35, turn: -4 },
      { motif: 'leaf', x: 80, y: 72, scale: 0.95, turn: -18 },
    ],
  },
  /** The lead form: growth, and a clock that says we answer. */
  leaves: {
    width: 560,
    height: 620,
    step: 15,
    appliques: [
      { motif: 'leaf', x: 190, y: 330, scale: 3.6, turn: -16 },
      { motif: 'leaf', x: 404, y: 168, scale: 2.4, turn: 38, dress: 'second' },
      { motif: 'wheel', x: 440, y: 470, scale: 1.1, dress: 'second' },
    ],
  },
  /** One leaf for each of the eleven who work here, round one work. */
  about: {
    width: 800,
    height: 600,
    step: 16,
    appliques: [
      { motif: 'lotus', x: 400, y: 300, scale: 2.9, turn: 8 },
      ...ringOfLeaves(11, { x: 400, y: 300, radius: 222, scale: 1.1 }),
    ],
  },
  /** Seven rows, seven stitches, under one work. */
  services: {
    width: 800,
    height: 600,
    step: 16,
    appliques: [
      { motif: 'lotus', x: 556, y: 138, scale: 3.7, turn: 6 },
      { motif: 'leaf', x: 196, y: 138, scale: 1.7, turn: -24 },
    ],
    extra: 'sampler',
  },
  /** A pond of works, each in other colours. */
  portfolio: {
    width: 800,
    height: 600,
    step: 17,
    appliques: [
      { motif: 'lotus', x: 292, y: 380, scale: 3.9, turn: 10 },
      { motif: 'lotus', x: 566, y: 176, scale: 2.5, dress: 'third', turn: 22 },
      { motif: 'lotus', x: 606, y: 484, scale: 1.6, dress: 'second' },
      { motif: 'leaf', x: 330, y: 84, scale: 1.2, turn: 50 },
      { motif: 'lotus', x: 80, y: 82, scale: 1.1, dress: 'second', turn: 12 },
    ],
  },
  /** Three products, three equal medallions. */
  products: {
    width: 800,
    height: 600,
    step: 15,
    appliques: [
      { motif: 'wheel', x: 226, y: 196, scale: 2.3 },
      { motif: 'lotus', x: 400, y: 418, scale: 2.9 },
      { motif: 'leaf', x: 584, y: 190, scale: 2.3, turn: 14, dress: 'second' },
    ],
  },
  /** A garland, hung for somebody who is thanked. */
  testimonials: {
    width: 800,
    height: 600,
    step: 18,
    appliques: garland(9),
    extra: 'string',
  },
  /** Two boats cross and greet; a third is on its way. */
  contact: {
    width: 800,
    height: 600,
    step: 16,
    appliques: [
      { motif: 'boat', x: 304, y: 400, scale: 3.4, turn: -4 },
      { motif: 'boat', x: 566, y: 226, scale: 2.3, turn: 3, dress: 'third', isMirrored: true },
      { motif: 'boat', x: 236, y: 112, scale: 1.2, dress: 'second' },
      { motif: 'wheel', x: 610, y: 486, scale: 1.2, dress: 'second' },
    ],
  },
  /** Day and night: the wheel of twenty-four spokes, larger than the cloth. */
  support: {
    width: 800,
    height: 600,
    step: 16,
    appliques: [
      { motif: 'wheel', x: 470, y: 330, scale: 5.6 },
      { motif: 'leaf', x: 104, y: 128, scale: 1.5, turn: -20 },
      { motif: 'lotus', x: 110, y: 486, scale: 1.2, dress: 'third' },
    ],
  },
  /** A quiet hem above the small print. */
  legal: {
    width: 1200,
    height: 240,
    step: 14,
    appliques: hem(6),
  },
  /** The water lily at the gate, half above the water, and a boat coming home. */
  authentication: {
    width: 640,
    height: 900,
    step: 17,
    appliques: [
      { motif: 'lotus', x: 320, y: 838, scale: 5.6 },
      { motif: 'boat', x: 360, y: 322, scale: 2.9, turn: -3, dress: 'third' },
      { motif: 'leaf', x: 122, y: 148, scale: 1.4, turn: -30 },
      { motif: 'wheel', x: 530, y: 108, scale: 1.1 },
    ],
  },
  /** One thread, and what grows on it. */
  'start-project': {
    width: 640,
    height: 900,
    step: 17,
    appliques: [
      { motif: 'lotus', x: 350, y: 196, scale: 3.3, turn: 11 },
      { motif: 'leaf', x: 176, y: 450, scale: 2.1, turn: -78 },
      { motif: 'leaf', x: 470, y: 520, scale: 2, turn: 34, dress: 'second' },
      { motif: 'leaf', x: 158, y: 706, scale: 1.8, turn: -70, dress: 'second' },
      { motif: 'leaf', x: 442, y: 770, scale: 1.5, turn: 30 },
    ],
    extra: 'stem',
  },
  /** A petal that came off, and the thread it hung by. */
  'not-found': {
    width: 800,
    height: 600,
    step: 16,
    appliques: [],
    extra: 'loose-thread',
  },
}

interface Wreath {
  x: number
  y: number
  radius: number
  scale: number
}

function ringOfLeaves(count: number, { x, y, radius, scale }: Wreath): Applique[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2
    return {
      motif: 'leaf',
      x: x + Math.cos(angle) * radius * 1.28,
      y: y + Math.sin(angle) * radius,
      scale,
      turn: (angle * 180) / Math.PI + 76,
      dress: index % 3 === 1 ? 'second' : 'first',
    }
  })
}

/** Flowers on a string that hangs between the upper corners, larger towards the middle. */
function garland(count: number): Applique[] {
  const flowers = Array.from({ length: count }, (_, index): Applique => {
    const along = index / (count - 1)
    const middle = 1 - Math.abs(along - 0.5) * 2
    return {
      motif: 'lotus',
      x: 60 + along * 680,
      y: garlandHeight(along),
      scale: 0.95 + middle * 0.75,
      turn: index * 14,
      dress: index % 2 === 0 ? 'second' : 'first',
    }
  })
  return [
    ...flowers,
    { motif: 'leaf', x: 400, y: 520, scale: 1.25, turn: 170 },
    { motif: 'lotus', x: 400, y: 130, scale: 2.4, dress: 'third', turn: 11 },
  ]
}

export function garlandHeight(along: number) {
  return 92 + 318 * (1 - (2 * along - 1) ** 2)
}

function hem(pairs: number): Applique[] {
  return Array.from({ length: pairs }, (_, index): Applique[] => [
    { motif: 'leaf', x: 62 + index * 196, y: 118, scale: 0.92, turn: index % 2 === 0 ? 30 : -52 },
    { motif: index % 2 === 0 ? 'wheel' : 'lotus', x: 160 + index * 196, y: 122, scale: 0.72, dress: 'first' },
  ]).flat()
}
