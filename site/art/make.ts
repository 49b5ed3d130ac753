import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeCovers } from './covers.ts'
import { makeFigures } from './figures.ts'
import { makeFonts } from './fonts.ts'
import { makeIcons } from './icons.ts'
import { type MadeFile, sizeOf } from './made-file.ts'
import { makeMotifs } from './motif-files.ts'
import { makePortraits } from './portraits.ts'
import { makeQuilts } from './quilts.ts'
import { makeShare } from './share.ts'
import { makeStitchTiles } from './stitch-tiles.ts'
import { makeSwatches } from './swatches.ts'
import { loadTypefaces } from './typefaces.ts'

/** Every picture and font file of the site. Run before the site is built: `node site/art/make.ts`. */
export async function makeAll(): Promise<Record<string, MadeFile[]>> {
  const typefaces = await loadTypefaces()
  // Encoding runs on threads of its own while the rest is drawn.
  const share = makeShare(typefaces)
  return {
    fonts: await makeFonts(typefaces),
    motifs: makeMotifs(typefaces),
    portraits: makePortraits(),
    figures: makeFigures(),
    stitches: makeStitchTiles(),
    swatches: makeSwatches(),
    quilts: makeQuilts(typefaces),
    covers: makeCovers(typefaces),
    share: await share,
    icons: await makeIcons(),
  }
}

const MADE = join(import.meta.dirname, '..', 'made')

/** Leaves a file that would not change alone: its time stamp tells the builder that nothing happened. */
async function writeChanged({ path, contents }: MadeFile) {
  const target = join(MADE, path)
  const bytes = Buffer.from(contents)
  const old = await readFile(target).catch(() => undefined)
  if (old?.equals(bytes)) return false
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, bytes)
  return true
}

async function report(group: string, files: MadeFile[]) {
  const changed = (await Promise.all(files.map(writeChanged))).filter(Boolean).length
  const total = files.reduce((sum, file) => sum + sizeOf(file), 0)
  const largest = files.reduce((a, b) => (sizeOf(a) > sizeOf(b) ? a : b))
  return [
    group.padEnd(10),
    `${files.length} files`.padStart(9),
    kilobytes(total).padStart(9),
    `largest ${largest.path} ${kilobytes(sizeOf(largest))}`,
    changed === 0 ? 'unchanged' : `${changed} written`,
  ].join('  ')
}

function kilobytes(bytes: number) {
  return `${(bytes / 1024).toFixed(1)} KB`
}

if (import.meta.main) {
  const started = performance.now()
  const groups = await makeAll()
  for (const [group, files] of Object.entries(groups)) process.stdout.write(`${await report(group, files)}\n`)
  process.stdout.write(`made in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)

  const heavy = Object.values(groups)
    .flat()
    .filter((file) => sizeOf(file) > file.limit)
  for (const file of heavy) {
    process.stderr.write(
      `${file.path} has ${kilobytes(sizeOf(file))}; ${kilobytes(file.limit)} are allowed.\n`,
    )
  }
  process.exitCode = heavy.length === 0 ? 0 : 1
}
