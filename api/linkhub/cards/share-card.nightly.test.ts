import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hostileText } from '../../testing/fuzz/hostile.ts'
import { drawShareCard } from './share-card.ts'
import { loadFonts } from './share-card-fonts.ts'
import { keepWritable, letter, type TypeStyle } from './share-card-type.ts'

const { colours } = sampleContent.en

const style: TypeStyle = { weight: 'Ultra-Bold', size: 48, colour: '#000000' }
/** Other words of the same length are more than 60 apart, rounded edges less than 10. */
const LIKENESS = 20
const nothing = { portrait: undefined, banner: undefined, colours }
const subject = {
  name: 'Ada Rahman',
  username: 'ada-rahman',
  bio: 'I weave, and I write about it.',
  gradient: 'sunrise' as const,
  selectedColor: '#007bff',
  language: 'en' as const,
  socials: '{}',
  profiles: '[]',
  contactMethods: '{}',
}

async function draw(text: string) {
  await loadFonts()
  const { pixels, width, height } = await letter(text, style, 1000)
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  return { width, height, grey: await picture.greyscale().raw().toBuffer() }
}

/** How far two pictures of one size are apart on average, from 0 to 255. */
function distance(one: Uint8Array, other: Uint8Array) {
  expect(one.length).toBe(other.length)
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
}

describe('the words on a card', () => {
  test.each([
    ['bangla', 'নকশি ক্ষ ন্দ্র সৌদি'],
    ['arabic', 'مرحبا بالعالم'],
    ['mixed', 'Ada আদা عادة'],
  ])('are shaped in %s as in the reference picture', async (file, text) => {
    const drawn = await draw(text)

    const reference = sharp(join(import.meta.dirname, 'testing-cards', `${file}.png`))
    const { width, height } = await reference.metadata()
    const resized = reference.resize(drawn.width, drawn.height, { fit: 'fill' }).greyscale()
    // Machines round the edges of letters differently, by a pixel or two in all.
    expect(Math.abs(drawn.width - width)).toBeLessThanOrEqual(3)
    expect(Math.abs(drawn.height - height)).toBeLessThanOrEqual(3)
    expect(distance(drawn.grey, await resized.raw().toBuffer())).toBeLessThan(LIKENESS)
  })

  test.each([
    ['emoji', 'Ada 😀 Rahman 👨‍👩‍👧', 'Ada Rahman'],
    ['a word in letters that no font here has', 'Ada 漢字 Привет', 'Ada'],
    ['marks of direction', '\u202eadA\u202c \u2066x\u2069', 'adA x'],
    ['a pile of marks', `a${'\u0301'.repeat(50)}`, `a${'\u0301'.repeat(4)}`],
    ['joiners alone', 'Ada \u200d', 'Ada'],
    ['what makes letters fancy', '𝓐𝓭𝓪 𝐑𝐚𝐡𝐦𝐚𝐧', 'Ada Rahman'],
  ])('leave out %s', (_, text, kept) => {
    expect(keepWritable(text)).toBe(kept)
  })
})

describe('a card', () => {
  test('is a small JPEG of the right size, whatever stands on it', async () => {
    const hostile = fc.oneof(
      hostileText,
      fc.constantFrom('W'.repeat(80), 'ক্ষ'.repeat(26), 'ﷺ'.repeat(80), '漢', '<span size="9999999">x', '\u0301'),
    )
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, bio) => {
        const card = await drawShareCard({ ...subject, name, bio: bio.repeat(6) }, nothing)

        expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
        expect(card.byteLength).toBeLessThan(300 * 1024)
      }),
      { numRuns: 6, endOnFailure: true },
    )
  })

  test('never lets text touch the stitches at its edge', async () => {
    const long = {
      ...{ ...subject, name: 'W'.repeat(80), bio: 'নকশি কাঁথা '.repeat(45), username: 'w'.repeat(30) },
      socials: '{"whatsapp":"8801712345678","github":"ada","instagram":"ada","twitter":"ada"}',
      contactMethods: '{"phone":"8801712345678","email":"ada@example.com"}',
    }
    const { data, info } = await sharp(await drawShareCard(long, nothing))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })

    // Between stitches and text there is an empty strip, on either side and below.
    const isDark = (x: number, y: number) => (data[y * info.width + x] ?? 0) < 90
    const strip = Array.from({ length: 300 }, (_, index) => 230 + index)
    expect(strip.filter((y) => isDark(50, y) || isDark(info.width - 50, y))).toEqual([])
    expect(Array.from({ length: 1000 }, (_, x) => x + 100).filter((x) => isDark(x, 602))).toEqual([])
  })

  test('of a name that no font here has shows the username', async () => {
    const expected = await drawShareCard({ ...subject, name: subject.username }, nothing)

    expect(await drawShareCard({ ...subject, name: '漢字 😀' }, nothing)).toEqual(expected)
  })

  test('shows the portrait and the banner of its owner', async () => {
    const flat = (colour: string, width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: colour } })
        .webp()
        .toBuffer()
    const card = await drawShareCard(subject, {
      portrait: await flat('#00ff00', 384, 384),
      banner: await flat('#0000ff', 1280, 480),
      colours,
    })

    const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
    expect(at(600, 172).map((channel) => channel > 128)).toEqual([false, true, false])
    expect(at(200, 100).map((channel) => channel > 128)).toEqual([false, false, true])
  })

  test('looks the same on a machine without any fonts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nokshi-fonts-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const FONTCONFIG_FILE = join(folder, 'fonts.conf')
    await writeFile(FONTCONFIG_FILE, '<?xml version="1.0"?><fontconfig></fontconfig>')
    const [name, bio] = ['আদা Rahman عادة 😀', 'নকশি ক্ষ ন্দ্র সৌদি. مرحبا بالعالم! 漢字 ✓ → done…']
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, '../../testing', 'draw-card-process.ts'), name, bio],
      { env: { ...process.env, FONTCONFIG_FILE }, encoding: 'buffer' },
    )

    const here = await drawShareCard(
      {
        ...{ ...subject, name, bio, gradient: 'dusk', selectedColor: '#20c997' },
        contactMethods: '{"phone":"8801712345678"}',
      },
      nothing,
    )
    const grey = (card: Uint8Array) => sharp(card).greyscale().raw().toBuffer()
    expect(distance(await grey(stdout), await grey(here))).toBeLessThan(3)
  })
})
