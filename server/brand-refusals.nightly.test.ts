import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { otherBrand, otherColours, writeBrand } from './testing/another-brand.ts'
import { copyProduct, runCopy } from './testing/copy-of-product.ts'

const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const pictures = {
  'no-box.svg': svg('width="90" height="30"'),
  'words.svg': 'We moved to a new logo.',
  'photograph.svg': Buffer.from(onePixel, 'base64'),
  'large.svg': svg(`viewBox="0 0 9 9" data-maker="${'x'.repeat(70_000)}"`),
}
const { light } = otherColours

const refused = [
  {
    brand: { logo: 'lost.svg', logoDark: 'acme.gif', icon: 'no-box.svg' },
    colours: { ...otherColours, light: { ...light, accent: '#E58BDB' } },
    says: [
      'brand.ts: colours.light.accent #E58BDB on fold #DFEAF3 has a contrast of 1.9; at least 4.5 is needed. Choose a darker one.',
      'brand.ts: logo content/pictures/lost.svg does not exist.',
      'brand.ts: logoDark content/pictures/acme.gif is neither an SVG nor a PNG file.',
      'brand.ts: icon content/pictures/no-box.svg has no viewBox, so it cannot be scaled. Export it again with one.',
    ],
  },
  {
    brand: { name: ' ', logo: 'words.svg', logoDark: 'photograph.svg', icon: 'large.svg' },
    colours: { ...otherColours, button: 'tomato' },
    says: [
      'brand.ts: the name is empty. Write the name of the studio.',
      'brand.ts: colours.button is “tomato”. Write a # and six digits, like #FFFFFF.',
      'brand.ts: logo content/pictures/words.svg cannot be read as a picture.',
      'brand.ts: logoDark content/pictures/photograph.svg is no SVG file.',
      'brand.ts: icon content/pictures/large.svg has 69 KB; at most 64 KB can be used.',
    ],
  },
  {
    brand: { name: '設計', logo: undefined },
    colours: otherColours,
    says: [
      'brand.ts: no font here has the letters of the name. Put a logo into content/pictures and name it.',
    ],
  },
]

test('what cannot be used is named in one sentence each, before anything is drawn or built', async () => {
  const folder = copyProduct(onTestFinished)
  for (const { brand, colours, says } of refused) {
    rmSync(join(folder, 'content/pictures'), { recursive: true, force: true })
    mkdirSync(join(folder, 'content/pictures'))
    const named = Object.entries(pictures).filter(([name]) => Object.values(brand).includes(name))
    for (const [name, contents] of named) writeFileSync(join(folder, 'content/pictures', name), contents)
    writeFileSync(join(folder, 'content/brand.ts'), writeBrand({ ...otherBrand, ...brand }, colours))
    const { exitCode, output } = await runCopy(onTestFinished, folder, ['setup/command.mjs', 'build'], {})
    const lines = output().split('\n')

    expect(exitCode).toBe(1)
    expect(lines.filter((line) => line.startsWith('brand.ts'))).toEqual(says)
    expect(lines.filter((line) => /Drawing|Building/.test(line))).toEqual([])
  }
})
