import type { Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { MadeFile } from '../made-file.ts'
import { subjects } from '../subjects.ts'
import { arial, arialBold, arialRegular, knownLetters, roboto } from './fallback-widths.ts'
import { measure } from './lettering.ts'
import { readSource, type Source, type Typefaces } from './typefaces.ts'

interface WebFont {
  source: Source
  family: string
  file: string
  weight: string
  /** What it must be able to write. */
  characters: number[]
  axes: Record<string, number | { min: number; max: number }>
  /** Bangla and Arabic need all they have: letters join by features. */
  features?: string[]
  limit: number
}

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)
/** Arrows and the taka sign are not in Anek Latin; an icon draws them. The first one is a no-break space. */
const PUNCTUATION = [...'\u00a0©·×‘’“”–—…•−'].map((sign) => sign.codePointAt(0) ?? 0)

/** What names and loan words need. All of Latin-1 would cost 6 KB more, nearly all of it kerning. */
const ACCENTED = [...'àáâãäåæçèéêëìíîïñòóôöøùúûüßÇÉÖÜ£°§'].map((letter) => letter.codePointAt(0) ?? 0)

const BANGLA = [...span(0x0980, 0x09ff), 0x0964, 0x0965, 0x200c, 0x200d]
const ARABIC = [...span(0x0600, 0x06ff), 0x200c, 0x200d]

function span(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

const webFonts: WebFont[] = [
  {
    source: 'anekLatin',
    family: 'Anek Display',
    file: 'anek-display.woff2',
    weight: '800',
    characters: [...ASCII, ...ACCENTED, ...PUNCTUATION],
    axes: { wdth: 120, wght: 800 },
    features: ['kern'],
    limit: 14 * 1024,
  },
  {
    source: 'anekLatin',
    family: 'Anek Text',
    file: 'anek-text.woff2',
    weight: '400 700',
    characters: [...ASCII, ...ACCENTED, ...PUNCTUATION],
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
    features: ['kern', 'tnum', 'lnum'],
    limit: 29 * 1024,
  },
  // Only headings: every weight of Bangla costs 53 KB for its conjuncts, and all devices have one of their own for text.
  {
    source: 'anekBangla',
    family: 'Anek Bangla Display',
    file: 'anek-bangla-display.woff2',
    weight: '800',
    characters: BANGLA,
    axes: { wdth: 115, wght: 800 },
    limit: 56 * 1024,
  },
  {
    source: 'readexArabic',
    family: 'Readex Arabic',
    file: 'readex-arabic.woff2',
    weight: '400 700',
    characters: ARABIC,
    axes: { wght: { min: 400, max: 700 } },
    limit: 18 * 1024,
  },
]

export async function makeFonts(typefaces: Typefaces): Promise<MadeFile[]> {
  const [latin] = typefaces.en.text
  const files = await Promise.all(
    webFonts.map(async ({ source, file, characters, axes, features, limit }) => ({
      path: `fonts/${file}`,
      contents: await subsetFont(await readSource(source), String.fromCodePoint(...characters), {
        targetFormat: 'woff2',
        variationAxes: axes,
        ...(features && { keepFeatures: features }),
        noHinting: true,
      }),
      limit,
    })),
  )
  const css = [...webFonts.map((font) => fontFace(font, latin)), ...fallbackFaces(typefaces)].join('\n')
  return [...files, { path: 'fonts.css', contents: css, limit: 4096 }]
}

function fontFace({ source, family, file, weight, characters }: WebFont, latin: Font | undefined) {
  const present = [...new Set(characters)].filter(
    (code) => source !== 'anekLatin' || latin?.nominalGlyph(code) !== undefined,
  )
  return rule({
    'font-family': `"${family}"`,
    src: `url("./fonts/${file}") format("woff2")`,
    'font-weight': weight,
    'font-display': 'swap',
    'unicode-range': unicodeRange(present),
  })
}

/** `U+20-7E, U+A0`: neighbours joined. */
function unicodeRange(codes: number[]) {
  const spans: [number, number][] = []
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last !== undefined && last[1] === code - 1) last[1] = code
    else spans.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}

interface Fallback {
  family: string
  local: string[]
  /** How much wider ours is than the local one. */
  ratio: number
  font: Font | undefined
}

/** Local fonts stretched to our measure, so that nothing on the page moves when ours arrive. */
function fallbackFaces({ en }: Typefaces) {
  const sentences = Object.values(subjects.words.en.pages)
    .map(({ heading, description }) => `${heading} ${description}`)
    .join(' ')
  const text = knownLetters(sentences, arialRegular)
  const display = knownLetters(sentences, arialBold)
  const textRatio = measure(en.text, text.text) / text.em
  const displayRatio = measure(en.display, display.text) / display.em
  const android = arial.meanWidth / roboto.meanWidth
  const regular = measure(en.display, text.text) / text.em

  return [
    {
      family: 'Anek Text Fallback',
      local: ['Arial', 'Helvetica', 'Liberation Sans', 'Nimbus Sans', 'Nimbus Sans Regular'],
      ratio: textRatio,
      font: en.text[0],
    },
    { family: 'Anek Text Android', local: ['Roboto'], ratio: textRatio * android, font: en.text[0] },
    {
      family: 'Anek Display Fallback',
      local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Nimbus Sans Bold'],
      ratio: displayRatio,
      font: en.display[0],
    },
    { family: 'Anek Display Android', local: ['Roboto'], ratio: regular * android, font: en.display[0] },
  ].map(fallbackFace)
}

function fallbackFace({ family, local, ratio, font }: Fallback) {
  const { ascender = 0, descender = 0, lineGap = 0 } = font?.hExtents() ?? {}
  const override = (value: number) => percent(Math.abs(value) / (font?.face.upem ?? 1) / ratio)
  return rule({
    'font-family': `"${family}"`,
    src: local.map((name) => `local("${name}")`).join(', '),
    'size-adjust': percent(ratio),
    'ascent-override': override(ascender),
    'descent-override': override(descender),
    'line-gap-override': override(lineGap),
  })
}

function percent(share: number) {
  return `${(share * 100).toFixed(2)}%`
}

function rule(declarations: Record<string, string>) {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}\n`
}
