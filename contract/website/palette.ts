import { type grounds, mix } from '../colour.ts'
import type { BrandColours } from './site-content.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Custom properties without their dashes, and their colours. */
export type Variables = Record<string, string>

/** Replaces `var(--…)` with colours: neither sharp nor an SVG file in an `<img>` sees those of a page. */
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
  const { panelStitch, ...roles } = colours[theme]
  return { ...roles, 'panel-stitch': panelStitch }
}

/** For pictures and card backs, which keep their colours in both themes. */
export function dyesOf({ button, buttonText, light, dark }: BrandColours) {
  return {
    ...{ button, 'button-text': buttonText, 'panel-text': light.paper },
    ...{ indigo: light.panel, madder: light.accent, marigold: button, leaf: light.success },
    ...{ night: light.ink, milk: light.paper, linen: light.surface, flax: light.muted, coral: dark.accent },
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
    /** The leaf that lies on indigo or madder: the darker one would not be seen. */
    sprout: mix(light.success, dark.success, 0.3),
  }
}

export type Ground = (typeof grounds)[number]

/** A ground and the colours that may lie on it: the row is seen, never read; main is the largest motif. */
export function groundOf(colours: BrandColours, ground: Ground, theme: Theme = 'light'): Variables {
  const { indigo, madder, marigold, leaf, sprout, night, milk, flax } = drawingDyesOf(colours)
  const { panel, panelStitch, edge } = colours[theme]
  const on = (ground: string, row: string, [main, gold, leaf, milk]: string[]) => ({
    ...{ ground, 'ground-row': row, 'ground-main': main ?? ground, 'ground-gold': gold ?? ground },
    ...{ 'ground-leaf': leaf ?? ground, 'ground-milk': milk ?? ground },
  })
  const all = {
    // Light hangs an indigo quilt, dark a madder one, and the two trade their dyes.
    panel: on(panel, panelStitch, [theme === 'light' ? madder : indigo, marigold, sprout, milk]),
    accent: on(madder, mix(madder, milk, 0.4), [indigo, marigold, sprout, milk]),
    button: on(marigold, mix(marigold, night, 0.3), [madder, milk, leaf, indigo]),
    success: on(leaf, mix(leaf, milk, 0.38), [madder, marigold, indigo, milk]),
    muted: on(flax, mix(flax, edge, 0.4), [madder, marigold, leaf, indigo]),
  }
  return all[ground]
}

/** All that a drawing can name in a theme. Without a ground it lies on a panel. */
export function variablesOf(colours: BrandColours, theme: Theme, ground: Ground = 'panel'): Variables {
  return { ...rolesOf(colours, theme), ...drawingDyesOf(colours), ...groundOf(colours, ground, theme) }
}
