import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { paint, themes, variablesOf } from '@nokshi/contract/website/palette.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listOldColours, otherColours } from '../server/testing/another-brand.ts'
import { draw } from './draw.ts'
import { write } from './lettering.ts'
import { drawSharePicture } from './share-picture.ts'

const { brand, colours } = sampleContent.en

/** Without the backgrounds, which stand for photographs. */
const drawings = ['drawings/**/*.svg', '../demo/pictures/**/!(*-background).svg'].flatMap((pattern) =>
  globSync(pattern, { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file)),
)

/** Skin, hair and eyes. */
const NOBODYS = /#(?:000|1B1730|2A1410|4A2416|6B6878|8587B5|8A5433|A76A41|C28455|D79C6B|E8B88A)\b/g

test('every drawing takes all of its colours from the brand, in both themes', () => {
  expect(drawings.length).toBeGreaterThan(70)
  const own = drawings.filter((file) => /#[0-9a-f]{3}/i.test(readFileSync(file, 'utf8').replace(NOBODYS, '')))
  expect(own).toEqual([])
  for (const file of drawings)
    for (const theme of themes) {
      const painted = paint(readFileSync(file, 'utf8'), variablesOf(otherColours, theme))
      expect(listOldColours().filter((colour) => painted.includes(colour))).toEqual([])
    }
})

test('a drawing that names a colour which no brand has is refused', () => {
  expect(() => paint('<svg fill="var(--tomato)"/>', variablesOf(colours, 'light'))).toThrow('--tomato')
})

const acme = { name: 'Acme Works', shortName: 'Acme', banglaName: undefined, colours: otherColours }

test.each([
  { language: 'English', title: 'What we do', isRightToLeft: false },
  { language: 'Bangla', title: 'আমরা কী করি, আর কী করি না।', isRightToLeft: false },
  { language: 'Arabic', title: 'هذا فريقنا', isRightToLeft: true },
])('a share picture can be drawn for any brand and any title, in $language', async ({ title, isRightToLeft }) => {
  const drawn = await drawSharePicture(acme, { title, quilt: '<svg viewBox="0 0 9 9"></svg>', isRightToLeft })
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true })
  const isDark = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 255) < 60
  const columns = Array.from({ length: info.width }, (_, x) => x)
  const inked = columns.filter((x) => Array.from({ length: 330 }, (_, y) => y + 200).some((y) => isDark(x, y)))

  expect(info).toMatchObject({ width: 1200, height: 630 })
  // Words begin at their margin, and end before the quilt.
  expect(isRightToLeft ? 1200 - (inked.at(-1) ?? 0) : inked[0]).toBeGreaterThan(65)
  expect(isRightToLeft ? 1200 - (inked.at(-1) ?? 0) : inked[0]).toBeLessThan(90)
  expect((inked.at(-1) ?? 0) - (inked[0] ?? 0)).toBeLessThan(550)
  expect(inked.length).toBeGreaterThan(200)
})

test('Arabic numbers keep their order inside a line that runs from the right', () => {
  const shapes = (text: string) => [...write(text, { size: 100 }).outline.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  const time = shapes('١١:٣٠')
  const line = shapes('١١:٣٠ صباحًا')

  expect(time.length).toBeGreaterThan(4)
  expect(line.slice(-time.length)).toEqual(time)
})

const source = {
  current: (language: 'en' | 'bn' | 'ar') => ({ content: sampleContent[language] }),
  readPicture: async () => undefined,
}

test('every picture that a page may ask for is drawn by its name, and nothing else is', async () => {
  for (const name of ['light/wordmark.svg', 'dark/footer.svg', 'dark/quilts/about.svg', 'icons/favicon.svg'])
    expect(await draw(name, source), name).toMatch(/^<svg/)
  for (const name of ['share/ar/about.jpg', 'share/bn/case-majhi-ferry-tickets.jpg', 'icons/icon-512.png'])
    expect((await sharp(await draw(name, source)).metadata()).width, name).toBeGreaterThan(500)
  for (const name of [
    '',
    'light/',
    'tomato/quilts/about.svg',
    'light/../art.test.ts',
    'share/en/nowhere.jpg',
    'share/xx/about.jpg',
  ])
    expect(await draw(name, source), name).toBeUndefined()
})

test('a logo of the owner’s is in the wordmark, the icons and the share pictures; one that cannot be opened is drawn', async () => {
  const red = { width: 400, height: 100, channels: 4, background: '#ff0000' } as const
  const webp = await sharp({ create: red }).webp().toBuffer()
  const logo = { ...red, id: '', src: '/images/logo.webp', alt: '', focus: { x: 0.5, y: 0.5 } }
  const withLogo = { ...sampleContent.en, brand: { ...brand, logo } }
  const drawWith = (name: string, bytes: Uint8Array) =>
    draw(name, { current: () => ({ content: withLogo }), readPicture: async () => bytes })
  const names = ['light/wordmark.svg', 'icons/favicon-32.png', 'icons/favicon.ico', 'share/en/home.jpg']

  for (const name of names) {
    expect(await drawWith(name, webp), name).not.toEqual(await draw(name, source))
    expect(await drawWith(name, Buffer.from('no picture')), name).toEqual(await draw(name, source))
  }
  const { dominant } = await sharp(Buffer.from((await drawWith('light/wordmark.svg', webp)) ?? '')).stats()
  expect(dominant.r).toBeGreaterThan(200)
})
