import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeColours } from './brand/colours-css.ts'
import { readLogos } from './brand/logo.ts'
import { makeFigures } from './figures.ts'
import { hash, hashSources, MADE, type Manifest } from './manifest.ts'
import { makeMotifs } from './motifs/motif-files.ts'
import { makePortraits } from './portraits/portraits.ts'
import { makeStitchTiles } from './stitch-tiles.ts'
import { makeSwatches } from './swatches.ts'
import { makeFonts } from './type/fonts.ts'
import { loadTypefaces } from './type/typefaces.ts'

const DRAW_AGAIN =
  'The pictures in site/made are not those that art/ draws: run `npm run art` and commit them.'

const manifest: Manifest = JSON.parse(readFileSync(join(MADE, 'manifest.json'), 'utf8'))

test('what is kept in site/made was drawn from the sources as they are', () => {
  expect(manifest.sources, DRAW_AGAIN).toBe(hashSources())
})

test('no file in site/made was changed, lost or added by hand', () => {
  const kept = globSync('**', { cwd: MADE })
    .filter((path) => path !== 'manifest.json' && statSync(join(MADE, path)).isFile())
    .map((path) => [path.replaceAll('\\', '/'), hash(readFileSync(join(MADE, path)))])
  expect(Object.fromEntries(kept), DRAW_AGAIN).toEqual(manifest.files)
})

// Those that are drawn quickly and have the same bytes on every machine. Quilts, covers and what sharp encodes are known
// by the hash of their sources alone.
test('drawn again, small pictures have the bytes that are kept', async () => {
  const typefaces = await loadTypefaces()
  const drawn = [
    ...makeMotifs(typefaces, await readLogos()),
    ...makePortraits(),
    ...makeFigures(),
    ...makeColours(),
    ...makeSwatches(),
    ...makeStitchTiles(),
    ...(await makeFonts(typefaces)).filter(({ path }) => path.endsWith('.css')),
  ]
  const changed = drawn.filter(({ path, contents }) => hash(contents) !== manifest.files[path])
  expect(
    changed.map(({ path }) => path),
    DRAW_AGAIN,
  ).toEqual([])
})
