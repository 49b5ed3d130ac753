/** The dyes. Every picture is made of these and nothing else. */
export const dye = {
  indigo: '#1E2A5E',
  madder: '#B3261E',
  marigold: '#F5A81C',
  leaf: '#1F6B4A',
  /** The leaf that lies on indigo or madder: the darker one would sink into the cloth. */
  sprout: '#2F8A60',
  night: '#171B3D',
  milk: '#F7F0E1',
  cloth: '#FFFBF2',
  fold: '#EADFC8',
  paperDark: '#10132B',
  skyDark: '#9DB2EE',
  needleDark: '#FF8A75',
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
    row: '#5262A6',
    main: dye.madder,
    gold: dye.marigold,
    leaf: dye.sprout,
    milk: dye.milk,
  },
  dark: {
    ground: '#8E1B22',
    row: '#C4524C',
    main: dye.indigo,
    gold: dye.marigold,
    leaf: dye.sprout,
    milk: dye.milk,
  },
}

/** Grounds of covers, portraits and card backs, by the token whose light value they wear. They keep their colours in both themes. */
export const grounds = {
  quilt: hungCloth.light,
  needle: { ...hungCloth.dark, ground: dye.madder, row: '#E07A66' },
  press: {
    ground: dye.marigold,
    row: '#B87400',
    main: dye.madder,
    gold: dye.milk,
    leaf: dye.leaf,
    milk: dye.indigo,
  },
  done: {
    ground: dye.leaf,
    row: '#5FA98A',
    main: dye.madder,
    gold: dye.marigold,
    leaf: dye.indigo,
    milk: dye.milk,
  },
  fold: {
    ground: dye.fold,
    row: '#C2AE82',
    main: dye.madder,
    gold: dye.marigold,
    leaf: dye.leaf,
    milk: dye.indigo,
  },
} satisfies Record<string, Cloth>
export type Ground = keyof typeof grounds
