import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listFiles, listUploads } from '../testing/pictures.ts'
import { problemOf } from '../testing/problem-of.ts'
import { openWebsite, TAHMID } from '../testing/website.ts'

const DAY = 24 * 60 * 60 * 1000

test('a picture is stored anew, upright and without its place, and kept while anything shows it', async () => {
  const app = await openWebsite()
  const { upload, editAndPublish, publicContent, visitor, edit, clock, jobs } = app
  const phone = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD0: { Orientation: '6', Copyright: 'A secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const picture = await (await upload(new Blob([new Uint8Array(phone)]))).json()
  expect(picture).toMatchObject({ width: 600, height: 900 })

  await editAndPublish(TAHMID, {
    photo: { id: picture.id, alt: { en: 'Tahmid', ar: 'تهميد' }, focus: { x: 0.2, y: 0.3 } },
  })
  expect((await publicContent('ar')).team[0]?.photo).toEqual({
    ...{
      id: picture.id,
      src: `/images/${picture.id}-1920.webp`,
      width: 600,
      height: 900,
      alt: 'تهميد',
      focus: { x: 0.2, y: 0.3 },
    },
  })
  const file = await visitor.get(`/images/${picture.id}-320.webp`)
  const { width, height, exif, orientation } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect([width, height, exif, orientation]).toEqual([320, 480, undefined, undefined])

  const unused = await (await upload()).json()
  const { photo: _, ...draft } = (await edit(TAHMID, {})).record.draft
  await edit(TAHMID, { ...draft, photo: null })
  clock.advance(40 * DAY)
  await jobs.runDue()
  const files = listFiles(app)
  expect(files.some((name) => name.startsWith(unused.id))).toBe(false)
  expect(files.filter((name) => name.startsWith(picture.id))).toHaveLength(4)
  expect(await listUploads(app)).toEqual([])
})

test.each([
  ['a drawing that could run scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'not-an-image'],
  ['half a picture', '\x89PNG\r\n\x1a\n and no more', 'broken-image'],
])('%s is refused, whatever its name', async (_, text, code) => {
  const { upload } = await openWebsite()
  const reply = await problemOf(await upload(new Blob([Buffer.from(text, 'latin1')])))
  expect(reply).toMatchObject({ status: 415, codes: { picture: { code } } })
})

test('pictures of too many pixels or bytes are refused in words', async () => {
  const app = await openWebsite()
  const wide = await sharp({ create: { width: 12_000, height: 4_000, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  expect((await problemOf(await app.upload(new Blob([new Uint8Array(wide)])))).message).toContain('40 megapixels')
  expect((await problemOf(await app.upload(new Blob([new Uint8Array(11 * 1024 * 1024)])))).message).toContain('10 MB')
  expect((await problemOf(await app.upload(new Blob([new Uint8Array(30 * 1024 * 1024)])))).message).toContain('10 MB')
  expect(listFiles(app)).toEqual([])
})
