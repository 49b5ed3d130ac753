import { mix } from '@nokshi/contract/colour.ts'
import { subjects } from '../subjects.ts'

const { button, buttonText, light, dark } = subjects.colours

/** The dyes. Every picture is made of these and nothing else. */
export const dye = {
  indigo: light.panel,
  madder: light.accent,
  marigold: button,
  /** Words on marigold. */
  onMarigold: buttonText,
  leaf: light.success,
  /** The leaf that lies on indigo or madder: the darker one would sink into the cloth. */
  sprout: mix(light.success, dark.success, 0.3),
  night: light.ink,
  soft: light.soft,
  sky: light.link,
  milk: light.paper,
  cloth: light.cloth,
  fold: light.fold,
  paperDark: dark.paper,
  inkDark: dark.ink,
  skyDark: dark.link,
  needleDark: dark.accent,
} as const

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** One piece of cloth and the threads that may lie on it. */
export interface Cloth {
  ground: string
  /** The echo rows: seen, never read. */
  row: string
  /** The colour of the largest motif. */
  main: string
  gold: string
  leaf: string
  milk: string
}

/** Light hangs an indigo quilt, dark a madder one, and the two trade their dyes. */
export const hungCloth: Record<Theme, Cloth> = {
  light: {
    ground: dye.indigo,
    row: light.panelStitch,
    main: dye.madder,
    gold: dye.marigold,
    leaf: dye.sprout,
    milk: dye.milk,
  },
  dark: {
    ground: dark.panel,
    row: dark.panelStitch,
    main: dye.indigo,
    gold: dye.marigold,
    leaf: dye.sprout,
    milk: dye.milk,
  },
}

/** Grounds of covers, portraits and card backs, by the token whose light value they wear. They keep their colours in both themes. */
export const grounds = {
  quilt: hungCloth.light,
  needle: { ...hungCloth.dark, ground: dye.madder, row: mix(dye.madder, dye.milk, 0.4) },
  press: {
    ground: dye.marigold,
    row: mix(dye.marigold, dye.night, 0.3),
    main: dye.madder,
    gold: dye.milk,
    leaf: dye.leaf,
    milk: dye.indigo,
  },
  done: {
    ground: dye.leaf,
    row: mix(dye.leaf, dye.milk, 0.38),
    main: dye.madder,
    gold: dye.marigold,
    leaf: dye.indigo,
    milk: dye.milk,
  },
  fold: {
    ground: dye.fold,
    row: mix(dye.fold, light.edge, 0.4),
    main: dye.madder,
    gold: dye.marigold,
    leaf: dye.leaf,
    milk: dye.indigo,
  },
} satisfies Record<string, Cloth>
export type Ground = keyof typeof grounds
