import type { Brand, BrandColours } from '@nokshi/content/brand.ts'
import { contrast, luminance } from '@nokshi/contract/colour.ts'

/** WCAG 2.2, 1.4.3 and 1.4.11: text, and the edges of controls. */
const TEXT = 4.5
const EDGE = 3

/** What the brand gets wrong, a sentence each. Files are read elsewhere (logo-file.ts). */
export function listBrandErrors(
  { name, logo }: Pick<Brand, 'name' | 'logo'>,
  colours: BrandColours,
): string[] {
  const malformed = listColours(colours).filter(([, colour]) => !/^#[0-9a-f]{6}$/i.test(colour))
  return [
    ...(name.trim() === '' ? ['brand.ts: the name is empty. Write the name of the studio.'] : []),
    ...(name.trim() !== '' && logo === undefined && !DRAWN.test(name)
      ? ['brand.ts: no font here has the letters of the name. Put a logo into content/pictures and name it.']
      : []),
    ...malformed.map(
      ([path, colour]) => `brand.ts: ${path} is “${colour}”. Write a # and six digits, like #FFFFFF.`,
    ),
    ...(malformed.length > 0 ? [] : listUnreadable(colours)),
  ]
}

/** The scripts that lettering.ts can draw. */
const DRAWN = /[\p{Script=Latin}\p{Script=Bengali}\p{Script=Arabic}\p{N}]/u

function listColours({ button, buttonText, light, dark }: BrandColours): [path: string, colour: string][] {
  return [
    ['colours.button', button],
    ['colours.buttonText', buttonText],
    ...Object.entries(light).map(([name, colour]): [string, string] => [`colours.light.${name}`, colour]),
    ...Object.entries(dark).map(([name, colour]): [string, string] => [`colours.dark.${name}`, colour]),
  ]
}

/** A colour and the one that it must be told from. */
interface Pair {
  path: string
  colour: string
  /** In words: `on paper`. */
  on: string
  ground: string
  least: number
}

function listPairs({ button, buttonText, light, dark }: BrandColours): Pair[] {
  const pair = (path: string, colour: string, on: string, ground: string, least = TEXT) => ({
    ...{ path: `colours.${path}`, colour, on, ground, least },
  })
  const ofTheme = (theme: 'light' | 'dark', colours: BrandColours['light']) =>
    (['paper', 'cloth', 'fold'] as const).flatMap((ground) => [
      ...(['ink', 'soft', 'accent', 'success', 'link'] as const).map((name) =>
        pair(`${theme}.${name}`, colours[name], `on ${ground}`, colours[ground]),
      ),
      pair(`${theme}.edge`, colours.edge, `on ${ground}`, colours[ground], EDGE),
    ])
  return [
    ...ofTheme('light', light),
    ...ofTheme('dark', dark),
    pair('buttonText', buttonText, 'on button', button),
    pair('light.panel', light.panel, 'under light.paper', light.paper),
    pair('dark.panel', dark.panel, 'under light.paper', light.paper),
    // QR codes are dark on white in both themes.
    pair('light.ink', light.ink, 'on white', '#FFFFFF'),
  ]
}

function listUnreadable(colours: BrandColours): string[] {
  return (
    listPairs(colours)
      .filter(({ colour, ground, least }) => contrast(colour, ground) < least)
      .toSorted((one, other) => contrast(one.colour, one.ground) - contrast(other.colour, other.ground))
      // A colour is named once, on the ground where it is read worst.
      .filter(({ path }, index, pairs) => pairs.findIndex((other) => other.path === path) === index)
      .map(describeUnreadable)
  )
}

function describeUnreadable({ path, colour, ground, on, least }: Pair) {
  const better = luminance(ground) > 0.18 ? 'darker' : 'lighter'
  // Rounded down, or 4.49 would be called 4.5.
  const ratio = Math.floor(contrast(colour, ground) * 10) / 10
  return `brand.ts: ${path} ${colour} ${on} ${ground} has a contrast of ${ratio}; at least ${least} is needed. Choose a ${better} one.`
}
