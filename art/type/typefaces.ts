import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** The files of @fontsource-variable that hold every width and weight (SIL Open Font License 1.1). */
const sources = {
  anekLatin: '@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2',
  anekBangla: '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wdth-normal.woff2',
  readexArabic: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  readexLatin: '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
} as const
export type Source = keyof typeof sources

export function readSource(source: Source) {
  return readFile(require.resolve(sources[source]))
}

export type Language = 'en' | 'bn' | 'ar'
export type Weight = 'display' | 'text' | 'strong'

/** For each language and weight: the script's own font, then the one that has its spaces and its punctuation. */
export type Typefaces = Record<Language, Record<Weight, Font[]>>

/** Takes most of a second, so make.ts does it once. */
export async function loadTypefaces(): Promise<Typefaces> {
  const [latin, bangla, arabic, arabicLatin] = await Promise.all([
    loadFace('anekLatin'),
    loadFace('anekBangla'),
    loadFace('readexArabic'),
    loadFace('readexLatin'),
  ])
  const anek = (faces: Face[], width: number, weight: number) =>
    faces.map((face) => fontAt(face, { wdth: width, wght: weight }))
  const readex = (weight: number) => [arabic, arabicLatin].map((face) => fontAt(face, { wght: weight }))
  return {
    en: { display: anek([latin], 120, 800), text: anek([latin], 100, 400), strong: anek([latin], 100, 600) },
    bn: {
      display: anek([bangla, latin], 115, 800),
      text: anek([bangla, latin], 100, 400),
      strong: anek([bangla, latin], 100, 600),
    },
    ar: { display: readex(700), text: readex(400), strong: readex(600) },
  }
}

/** HarfBuzz reads TrueType only, so the woff2 file is unpacked first. */
async function loadFace(source: Source) {
  const trueType = await subsetFont(await readSource(source), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
  })
  return new Face(new Blob(new Uint8Array(trueType)))
}

function fontAt(face: Face, axes: Record<string, number>) {
  const font = new Font(face)
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)))
  return font
}
