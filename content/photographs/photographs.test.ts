import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { findPictures } from './find-pictures.ts'
import { findPictureError } from './inspect-picture.ts'
import { makePictures } from './make-pictures.ts'
import { placeNames } from './places.ts'
import type { Subject, Subjects } from './subjects.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-pictures-'))
  folders.push(folder)
  for (const place of placeNames) mkdirSync(join(folder, 'pictures', place), { recursive: true })
  const at = (path: string) => join(folder, 'pictures', path)
  return { folder, pictures: join(folder, 'pictures'), at }
}

/** Everybody who has a photograph, by slug; the alt text says who it is. */
function subjectsOf(slugs: Partial<Record<keyof Subjects, string[]>>): Subjects {
  const list = (place: keyof Subjects): Subject[] =>
    (slugs[place] ?? []).map((slug) => ({ slug, name: slug, photo: { alt: `Picture of ${slug}` } }))
  return {
    team: list('team'),
    covers: list('covers'),
    testimonials: list('testimonials'),
    share: list('share'),
  }
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c04020' } })
}

async function findErrors(folder: string, subjects: Subjects) {
  const { pictures, errors } = findPictures(folder, subjects)
  for (const each of pictures) errors.push(...[await findPictureError(each)].flatMap((error) => error ?? []))
  return errors
}

test('all files that cannot be used are named together, in one sentence each', async () => {
  const { pictures, at } = makeFolder()
  const slugs = ['whole', 'text', 'half', 'small', 'heavy', 'wide', 'gif', 'twice', 'missing']
  const jpeg = await picture(800, 950).jpeg().toBuffer()
  await writeFile(at('team/whole.jpg'), jpeg)
  await writeFile(at('team/text.jpg'), 'no picture')
  await writeFile(at('team/half.jpg'), jpeg.subarray(0, jpeg.length / 2))
  await picture(100, 100).png().toFile(at('team/small.png'))
  await writeFile(at('team/heavy.jpg'), jpeg)
  await truncate(at('team/heavy.jpg'), 21 * 1024 ** 2)
  await picture(8000, 6300).png().toFile(at('team/wide.png'))
  await writeFile(at('team/gif.jpg'), await picture(800, 950).gif().toBuffer())
  await writeFile(at('team/twice.jpg'), jpeg)
  await writeFile(at('team/twice.png'), jpeg)
  await writeFile(at('team/sketch.pdf'), 'a document')
  await writeFile(at('team/nobody.jpg'), jpeg)
  await writeFile(at('team/silent.jpg'), jpeg)
  await writeFile(at('ada.jpg'), jpeg)
  await writeFile(at('team/.DS_Store'), 'left by a file manager')
  const subjects = subjectsOf({ team: slugs })
  subjects.team.push({ slug: 'silent', name: 'Silent', photo: undefined })

  expect((await findErrors(pictures, subjects)).sort()).toEqual([
    'content/pictures/ada.jpg is in no folder of its kind: there are team, covers, testimonials, share.',
    'content/pictures/team/gif.jpg is a GIF file: save it as JPEG, PNG, WebP or AVIF.',
    'content/pictures/team/half.jpg is damaged: a part of it is missing or cannot be read.',
    'content/pictures/team/heavy.jpg has 21 MB: at most 20 MB are taken.',
    'content/pictures/team/nobody.jpg belongs to nobody: content/team.ts has no entry called nobody.',
    "content/pictures/team/silent.jpg has no alt text: write photo: { alt: '…' } for Silent in content/team.ts.",
    'content/pictures/team/sketch.pdf is of an unknown type: save it as JPEG, PNG, WebP or AVIF.',
    'content/pictures/team/small.png is too small: it has 100 x 100 pixels, and 400 x 475 are needed.',
    'content/pictures/team/text.jpg is not a picture that can be read.',
    'content/pictures/team/twice.png is the second file called twice: keep one of them.',
    'content/pictures/team/wide.png has 50.4 megapixels: at most 50 are taken.',
    'content/team.ts: missing has a photo, but there is no file content/pictures/team/missing.jpg.',
  ])
})

test('a photograph becomes upright, loses its metadata, and has every size that it is large enough for', async () => {
  const { folder, pictures, at } = makeFolder()
  const subjects = subjectsOf({ team: ['ada'], covers: ['shop'] })
  // Stored lying on its side: the red half is above once it is upright.
  const halves = await picture(800, 500)
    .composite([
      {
        input: await sharp({ create: { width: 400, height: 500, channels: 3, background: '#2040c0' } })
          .png()
          .toBuffer(),
        left: 400,
        top: 0,
      },
    ])
    .png()
    .toBuffer()
  await sharp(halves)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toFile(at('team/ada.jpg'))
  await picture(3000, 900).webp().toFile(at('covers/shop.webp'))

  expect(await findErrors(pictures, subjects)).toEqual([])
  await makePictures(findPictures(pictures, subjects).pictures, join(folder, 'made'))

  const { ada } = readList(folder, 'team')
  expect(ada).toEqual({ key: expect.any(String), width: 500, height: 594, widths: [320, 480, 500] })
  for (const format of ['avif', 'webp']) {
    const file = fileOf(folder, `${ada.key}-480.${format}`)
    const { width, height, exif, icc } = await sharp(file).metadata()
    expect({ width, height, exif, icc }).toEqual({ width: 480, height: 570, exif: undefined, icc: undefined })
    const [red = 0, , blue = 0] = await sharp(file)
      .extract({ left: 200, top: 60, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(blue)
  }
  expect(readFileSync(join(folder, 'made/team.css'), 'utf8')).toMatch(
    new RegExp(`^\\[data-photo="${ada.key}"\\]\\{background-color:#[0-9a-f]{6}\\}\n$`),
  )

  const { 'case-shop': preview } = readList(folder, 'share')
  const { format, width, height } = await sharp(fileOf(folder, `${preview.key}-1200.jpg`)).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
})

test('what was made of a picture is kept, and goes when the picture goes', async () => {
  const { folder, pictures, at } = makeFolder()
  const make = (slugs: string[]) =>
    makePictures(findPictures(pictures, subjectsOf({ testimonials: slugs })).pictures, join(folder, 'made'))
  const list = () => readdirSync(join(folder, 'made/public/assets/photographs')).sort()
  const written = () => list().map((name) => statSync(fileOf(folder, name)).mtimeMs)
  await picture(200, 200).png().toFile(at('testimonials/ada.png'))
  await make(['ada'])
  const [files, times] = [list(), written()]

  await make(['ada'])
  expect([list(), written()]).toEqual([files, times])

  await picture(220, 200).png().toFile(at('testimonials/ada.png'))
  await make(['ada'])
  expect(list()).toHaveLength(files.length)
  expect(list().filter((name) => files.includes(name))).toEqual([])

  await rm(at('testimonials/ada.png'))
  await make([])
  expect([list(), readList(folder, 'testimonials')]).toEqual([[], {}])
})

test('a bad file stops the command before anything is made', async () => {
  const { folder } = makeFolder()
  const project = join(import.meta.dirname, '../..')
  cpSync(join(project, 'content'), join(folder, 'content'), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'content/pictures/team'), { recursive: true })
  await writeFile(join(folder, 'content/pictures/team/nobody-we-know.jpg'), 'no picture')

  const { code, output } = await run([join(folder, 'content/check/main.ts'), 'faults'])

  expect(code).toBe(1)
  expect(output).toBe(
    'content/pictures/team/nobody-we-know.jpg belongs to nobody: content/team.ts has no entry called nobody-we-know.\n',
  )
  expect(existsSync(join(folder, 'site'))).toBe(false)
})

function run(parameters: string[]) {
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, parameters, (error, output) => resolve({ code: error?.code ?? 0, output }))
  })
}

function fileOf(folder: string, name: string) {
  return join(folder, 'made/public/assets/photographs', name)
}

function readList(folder: string, place: string) {
  return JSON.parse(readFileSync(join(folder, 'made', `${place}.json`), 'utf8'))
}
