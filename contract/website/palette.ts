import { mix } from '../colour.ts'
import type { BrandColours } from './site-content.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Custom properties without their dashes, and their colours. */
export type Variables = Record<string, string>

/** Puts colours in the place of `var(--…)`: neither sharp nor an SVG file in an `<img>` sees those of a page. */
export function paint(svg: string, ...variables: Variables[]) {
  const known: Variables = Object.assign({}, ...variables)
  return svg.trim().replace(/var\(--([a-z-]+)\)/g, (_, name: string) => {
    const colour = known[name]
    if (colour === undefined) throw new Error(`A drawing names --${name}, which no brand has.`)
    return colour
  })
}

/** Named by role, so that a component works in both themes. */
export function rolesOf(colours: BrandColours, theme: Theme): Variables {
  const { paper, cloth, fold, edge, ink, soft, accent, success, link, panel, stitch, panelStitch } = colours[theme]
  return {
    ...{ paper, cloth, fold, edge, ink, soft, row: stitch },
    ...{ needle: accent, done: success, sky: link, quilt: panel, 'quilt-row': panelStitch },
  }
}

/** For pictures and card backs, which keep their colours in both themes. */
export function dyesOf({ button, buttonText, light, dark }: BrandColours) {
  return {
    ...{ press: button, 'press-ink': buttonText, 'quilt-ink': light.paper },
    ...{ indigo: light.panel, madder: light.accent, marigold: button, leaf: light.success },
    ...{ night: light.ink, milk: light.paper, linen: light.cloth, flax: light.fold, coral: dark.accent },
    /** Behind dialogs and below what is lifted. */
    shade: dark.paper,
  }
}

/** The dyes, and those that only drawings use. */
export function drawingDyesOf(colours: BrandColours) {
  const { light, dark } = colours
  return {
    ...dyesOf(colours),
    'night-soft': light.soft,
    /** The leaf that lies on indigo or madder: the darker one would sink into the cloth. */
    sprout: mix(light.success, dark.success, 0.3),
  }
}

export const grounds = ['quilt', 'needle', 'press', 'done', 'fold'] as const
export type Ground = (typeof grounds)[number]

/** A piece of cloth and the threads that may lie on it: the row is seen, never read; main is the largest motif. */
export function clothOf(colours: BrandColours, ground: Ground, theme: Theme = 'light'): Variables {
  const { indigo, madder, marigold, leaf, sprout, night, milk, flax } = drawingDyesOf(colours)
  const { panel, panelStitch, edge } = colours[theme]
  const cloth = (ground: string, row: string, [main, gold, leaf, milk]: string[]) => ({
    ...{ ground, 'ground-row': row, 'ground-main': main ?? ground, 'ground-gold': gold ?? ground },
    ...{ 'ground-leaf': leaf ?? ground, 'ground-milk': milk ?? ground },
  })
  const cloths = {
    // Light hangs an indigo quilt, dark a madder one, and the two trade their dyes.
    quilt: cloth(panel, panelStitch, [theme === 'light' ? madder : indigo, marigold, sprout, milk]),
    needle: cloth(madder, mix(madder, milk, 0.4), [indigo, marigold, sprout, milk]),
    press: cloth(marigold, mix(marigold, night, 0.3), [madder, milk, leaf, indigo]),
    done: cloth(leaf, mix(leaf, milk, 0.38), [madder, marigold, indigo, milk]),
    fold: cloth(flax, mix(flax, edge, 0.4), [madder, marigold, leaf, indigo]),
  }
  return cloths[ground]
}

/** All that a drawing can name in a theme. Without a ground it lies on a quilt. */
export function variablesOf(colours: BrandColours, theme: Theme, ground: Ground = 'quilt'): Variables {
  return { ...rolesOf(colours, theme), ...drawingDyesOf(colours), ...clothOf(colours, ground, theme) }
}
