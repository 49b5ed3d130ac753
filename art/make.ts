import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeColours } from './brand/colours-css.ts'
import { makeIcons } from './brand/icons.ts'
import { readLogos } from './brand/logo.ts'
import { makeCovers } from './covers.ts'
import { makeFigures } from './figures.ts'
import { type MadeFile, sizeOf } from './made-file.ts'
import { hash, hashSources, MADE, type Manifest } from './manifest.ts'
import { makeMotifs } from './motifs/motif-files.ts'
import { makePortraits } from './portraits/portraits.ts'
import { makeQuilts } from './quilts/quilts.ts'
import { makeShare } from './share.ts'
import { makeStitchTiles } from './stitch-tiles.ts'
import { makeSwatches } from './swatches.ts'
import { makeFonts } from './type/fonts.ts'
import { loadTypefaces } from './type/typefaces.ts'

// Draws every picture and cuts every font file of the site anew, into site/made. `npm run art` asks for --strict: then
// nothing is written that weighs too much. `npm start` draws what an owner has changed, and only says so.

async function makeAll(): Promise<Record<string, MadeFile[]>> {
  const [typefaces, logos] = await Promise.all([loadTypefaces(), readLogos()])
  // Encoding runs on threads of its own while the rest is drawn.
  const share = makeShare(typefaces, logos)
  return {
    fonts: await makeFonts(typefaces),
    colours: makeColours(),
    motifs: makeMotifs(typefaces, logos),
    portraits: makePortraits(),
    figures: makeFigures(),
    stitches: makeStitchTiles(),
    swatches: makeSwatches(),
    quilts: makeQuilts(typefaces),
    covers: makeCovers(typefaces),
    share: await share,
    icons: await makeIcons(typefaces, logos),
  }
}

async function writeAll(files: MadeFile[]) {
  // What is no longer drawn must not stay.
  await rm(MADE, { recursive: true, force: true })
  const written = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const manifest: Manifest = {
    sources: hashSources(),
    files: Object.fromEntries(written.map(({ path, contents }) => [path, hash(contents)])),
  }
  const manifestFile = { path: 'manifest.json', contents: `${JSON.stringify(manifest, undefined, 2)}\n` }
  for (const { path, contents } of [...written, manifestFile]) {
    await mkdir(dirname(join(MADE, path)), { recursive: true })
    await writeFile(join(MADE, path), contents)
  }
}

function describeGroup(group: string, files: MadeFile[]) {
  const total = files.reduce((sum, file) => sum + sizeOf(file), 0)
  const largest = files.reduce((a, b) => (sizeOf(a) > sizeOf(b) ? a : b))
  return [
    group.padEnd(10),
    `${files.length} files`.padStart(9),
    kilobytes(total).padStart(9),
    `largest ${largest.path} ${kilobytes(sizeOf(largest))}`,
  ].join('  ')
}

function kilobytes(bytes: number) {
  return `${(bytes / 1024).toFixed(1)} KB`
}

const groups = await makeAll()
for (const [group, files] of Object.entries(groups)) process.stdout.write(`${describeGroup(group, files)}\n`)

const files = Object.values(groups).flat()
const heavy = files.filter((file) => sizeOf(file) > file.limit)
for (const file of heavy) {
  process.stderr.write(`${file.path} has ${kilobytes(sizeOf(file))}; ${kilobytes(file.limit)} are allowed.\n`)
}
if (heavy.length > 0 && process.argv.includes('--strict')) process.exitCode = 1
else await writeAll(files)
