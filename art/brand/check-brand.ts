import { contrast, luminance } from '@nokshi/contract/colour.ts'
import { subjects } from '../subjects.ts'
import { BrandFault } from './brand-fault.ts'

/** WCAG 2.2, 1.4.3 and 1.4.11: text, and the edges of controls. */
const TEXT = 4.5
const EDGE = 3

type Brand = typeof subjects.brand
type Colours = typeof subjects.colours

/** What the brand gets wrong, a sentence each. Files are read elsewhere (logo-file.ts). */
export function listBrandFaults({ name, logo }: Brand, colours: Colours): string[] {
  const malformed = listColours(colours).filter(([, colour]) => !/^#[0-9a-f]{6}$/i.test(colour))
  return [
    ...(name.trim() === '' ? ['brand.ts: the name is empty. Write the name of the studio.'] : []),
    ...(name.trim() !== '' && logo === undefined && !DRAWN.test(name)
      ? ['brand.ts: no font here has the letters of the name. Put a logo into content/pictures and name it.']
      : []),
    ...malformed.map(
      ([path, colour]) => `brand.ts: ${path} is “${colour}”. Write six digits after a #, like #B3261E.`,
    ),
    ...(malformed.length > 0 ? [] : listUnreadable(colours)),
  ]
}

/** The scripts that art/type can draw. */
const DRAWN = /[\p{Script=Latin}\p{Script=Bengali}\p{Script=Arabic}\p{N}]/u

export function requireUsableBrand() {
  const faults = listBrandFaults(subjects.brand, subjects.colours)
  if (faults.length > 0) throw new BrandFault(faults.join('\n'))
}

function listColours({ button, buttonText, light, dark }: Colours): [path: string, colour: string][] {
  return [
    ['colours.button', button],
    ['colours.buttonText', buttonText],
    ...Object.entries(light).map(([name, colour]): [string, string] => [`colours.light.${name}`, colour]),
    ...Object.entries(dark).map(([name, colour]): [string, string] => [`colours.dark.${name}`, colour]),
  ]
}

interface Pair {
  path: string
  colour: string
  ground: string
  on: string
  least: number
}

function listUnreadable({ button, buttonText, light, dark }: Colours): string[] {
  const pairs = Object.entries({ light, dark }).flatMap(([theme, colours]) =>
    (['paper', 'cloth', 'fold'] as const).flatMap((ground) =>
      (['ink', 'soft', 'accent', 'success', 'link', 'edge'] as const).map((name) => ({
        path: `colours.${theme}.${name}`,
        colour: colours[name],
        on: `on ${ground}`,
        ground: colours[ground],
        least: name === 'edge' ? EDGE : TEXT,
      })),
    ),
  )
  const text = { least: TEXT }
  return [
    ...pairs,
    { path: 'colours.buttonText', colour: buttonText, on: 'on button', ground: button, ...text },
    {
      path: 'colours.light.panel',
      colour: light.panel,
      on: 'under light.paper',
      ground: light.paper,
      ...text,
    },
    { path: 'colours.dark.panel', colour: dark.panel, on: 'under light.paper', ground: light.paper, ...text },
    // QR codes are dark on white in both themes.
    { path: 'colours.light.ink', colour: light.ink, on: 'on white', ground: '#FFFFFF', ...text },
  ].flatMap(describeUnreadable)
}

function describeUnreadable({ path, colour, ground, on, least }: Pair) {
  const ratio = contrast(colour, ground)
  if (ratio >= least) return []
  const better = luminance(ground) > 0.18 ? 'darker' : 'lighter'
  // Rounded down, or 4.49 would be called 4.5.
  const shown = Math.floor(ratio * 10) / 10
  return [
    `brand.ts: ${path} ${colour} ${on} ${ground} has a contrast of ${shown}; at least ${least} is needed. Choose a ${better} one.`,
  ]
}
