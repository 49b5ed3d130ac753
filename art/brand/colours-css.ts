import { type Theme, themes } from '../drawing/palette.ts'
import type { MadeFile } from '../made-file.ts'
import { subjects } from '../subjects.ts'

const { colours } = subjects
const { light, dark } = colours

/** Named by role, so that a component works in both themes. */
function rolesOf(theme: Theme) {
  const { paper, cloth, fold, edge, ink, soft, accent, success, link, panel, stitch, panelStitch } =
    colours[theme]
  return {
    ...{ paper, cloth, fold, edge, ink, soft, row: stitch },
    ...{ needle: accent, done: success, sky: link, quilt: panel, 'quilt-row': panelStitch },
  }
}

/** The dyes themselves, for pictures and card backs, which keep their colours in both themes. */
const always = {
  ...{ press: colours.button, 'press-ink': colours.buttonText, 'quilt-ink': light.paper },
  ...{ indigo: light.panel, madder: light.accent, marigold: colours.button, leaf: light.success },
  ...{ night: light.ink, milk: light.paper, linen: light.cloth, flax: light.fold, coral: dark.accent },
  /** Behind dialogs and below what is lifted. */
  shade: dark.paper,
}

/** The brand's colours as the custom properties that every style sheet uses; ui/tokens.css imports them. */
export function makeColours(): MadeFile[] {
  const [lightRule, darkRule] = themes.map((theme) =>
    rule({ 'color-scheme': theme, ...properties(rolesOf(theme)) }),
  )
  const contents = [
    '/* Made from content/brand.ts. */\n',
    `${rule(properties(always))}${lightRule}`,
    `@media (prefers-color-scheme: dark) {\n${darkRule}}\n`,
  ].join('')
  return [{ path: 'colours.css', contents, limit: 2048 }]
}

function properties(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))
}

function rule(declarations: Record<string, string>) {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value.toLowerCase()};\n`)
  return `:root {\n${lines.join('')}}\n`
}
