import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { Problem } from '@nokshi/contract/problem.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPicture, makeProfile, makeUser, postProfile } from '../testing/make.ts'
import { testApp } from '../testing/test-app.ts'
import { startS3 } from '../testing/test-s3.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

const HOUR = 60 * 60 * 1000

/** Every file in the store, wherever it lies. */
function listFiles({ deps }: TestApp) {
  const folder = join(deps.config.dataDir, 'images')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

function listUploads({ deps }: TestApp) {
  return deps.db.selectFrom('upload').selectAll().execute()
}

async function download({ visitor }: TestApp, url: string | null) {
  const reply = await visitor.get(new URL(url ?? '').pathname)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

async function sizeOf(app: TestApp, url: string | null) {
  const { width, height, format } = await sharp(await download(app, url)).metadata()
  return { width, height, format }
}

function blob(bytes: Uint8Array) {
  return new Blob([new Uint8Array(bytes)])
}

async function bytesOf(picture: Blob) {
  return Buffer.from(await picture.arrayBuffer())
}

/** A PNG whose header promises more than its data keeps. */
async function promisingPng(width: number, height: number, bits = 8) {
  const png = await bytesOf(await aPicture({ width: 4, height: 4 }))
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt8(bits, 24)
  // Red, green, blue and how much shows through.
  png.writeUInt8(6, 25)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return blob(png)
}

/** A picture of a certain weight: a file may carry any amount after its end. */
async function pictureOf(bytes: number) {
  return blob(Buffer.concat([await bytesOf(await aPicture())], bytes))
}

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'may be a %s, whatever its name says',
    async (format) => {
      const app = await testApp()

      const { profile } = await makeProfile(app, { profileImage: await aPicture({ format }) })

      expect(await sizeOf(app, profile.profileImage)).toEqual({ width: 384, height: 384, format: 'webp' })
    },
  )

  test('has an absolute address, and its smaller sizes beside it', async () => {
    const app = await testApp({ env: { API_URL: 'https://api.example.com' } })

    const { profile } = await makeProfile(app, {
      profileImage: await aPicture({ width: 800, height: 500 }),
      bannerImage: await aPicture({ width: 3000, height: 3000 }),
    })

    expect(profile.profileImage).toMatch(/^https:\/\/api\.example\.com\/images\/[0-9a-f]{32}-384\.webp$/)
    expect(profile.bannerImage).toMatch(/^https:\/\/api\.example\.com\/images\/[0-9a-f]{32}-1280\.webp$/)
    const sizes = await Promise.all(
      [
        ...[384, 192, 96].map((width) => profile.profileImage?.replace('-384.', `-${width}.`) ?? ''),
        ...[1280, 640].map((width) => profile.bannerImage?.replace('-1280.', `-${width}.`) ?? ''),
      ].map(async (url) => Object.values(await sizeOf(app, url)).slice(0, 2)),
    )
    expect(sizes).toEqual([
      [384, 384],
      [192, 192],
      [96, 96],
      [1280, 480],
      [640, 240],
    ])
  })

  test('is never enlarged, only cut to shape', async () => {
    const app = await testApp()

    const { profile } = await makeProfile(app, {
      profileImage: await aPicture({ width: 150, height: 100 }),
      bannerImage: await aPicture({ width: 800, height: 150 }),
    })

    expect(await sizeOf(app, profile.profileImage)).toMatchObject({ width: 100, height: 100 })
    expect(await sizeOf(app, profile.bannerImage)).toMatchObject({ width: 400, height: 150 })
  })

  test.each([
    ['a dot', 1, 1],
    ['a thread', 5000, 1],
    ['a pole', 1, 5000],
  ])('may be %s', async (_what, width, height) => {
    const app = await testApp()
    const picture = await aPicture({ width, height })

    const { profile } = await makeProfile(app, { profileImage: picture, bannerImage: picture })

    expect(await sizeOf(app, profile.profileImage)).toMatchObject({ width: 1, height: 1 })
  })

  test('is turned the way it was taken, and forgets where that was', async () => {
    const app = await testApp()
    // Lying on its side: the upper half becomes the right one.
    const red = { create: { width: 400, height: 200, channels: 3, background: '#ff0000' } } as const
    const blue = await sharp({ create: { ...red.create, height: 100, background: '#0000ff' } })
      .png()
      .toBuffer()
    const photo = await sharp(red)
      .composite([{ input: blue, top: 0, left: 0 }])
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera of Ada' },
        IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(photo.toString('latin1')).toContain('Camera of Ada')

    const { profile } = await makeProfile(app, { profileImage: blob(photo) })

    const stored = await download(app, profile.profileImage)
    const { exif, xmp, icc, orientation } = await sharp(stored).metadata()
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(stored.toString('latin1')).not.toContain('Camera of Ada')
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => {
      const [r = 0, , b = 0] = data.subarray((y * info.width + x) * info.channels)
      return r > b ? 'red' : 'blue'
    }
    expect([colourAt(20, 100), colourAt(180, 100)]).toEqual(['red', 'blue'])
  })

  test('that moves is shown standing still', async () => {
    const app = await testApp()
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 120, height: 120, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [50, 50, 50] })
      .toBuffer()
    expect((await sharp(animation, { animated: true }).metadata()).pages).toBe(3)

    const { profile } = await makeProfile(app, { profileImage: blob(animation) })

    const stored = await download(app, profile.profileImage)
    expect((await sharp(stored, { animated: true }).metadata()).pages ?? 1).toBe(1)
    expect((await sharp(stored).stats()).dominant).toMatchObject({ g: 8, b: 8 })
  })

  test('carries nothing that was hidden behind it', async () => {
    const app = await testApp()
    const bytes = Buffer.concat([await bytesOf(await aPicture()), Buffer.from('<script>alert(1)</script>')])

    const { profile } = await makeProfile(app, { profileImage: blob(bytes) })

    expect((await download(app, profile.profileImage)).toString('latin1')).not.toContain('script')
  })

  test('of exactly 5 MiB will do', async () => {
    const app = await testApp()

    const { profile } = await makeProfile(app, { profileImage: await pictureOf(5 * 1024 * 1024) })

    expect(await sizeOf(app, profile.profileImage)).toMatchObject({ width: 384 })
  })

  test('that was not chosen, or is empty, is no picture', async () => {
    const { profile } = await makeProfile(await testApp(), { profileImage: new Blob([]), bannerImage: '' })

    expect([profile.profileImage, profile.bannerImage]).toEqual([null, null])
  })
})

const WRONG_TYPE = 'Choose a PNG, JPEG, WebP, GIF or AVIF picture.'
const BROKEN = 'This picture cannot be read. Choose another one.'
const TOO_LONG = 'A picture can be at most 12,000 pixels wide or high. Make it smaller.'
const TOO_DEEP =
  'This picture takes too much memory. Save it with 8 bits for each colour, or make it smaller.'
const TOO_MANY_PIXELS = 'A picture can have at most 40 megapixels. Make it smaller.'

describe('a file is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
  const text = (content: string) => blob(Buffer.from(content, 'latin1'))

  test.each<[string, () => Blob | Promise<Blob>, number, string]>([
    ['that is an SVG named .png', () => text(svg), 415, WRONG_TYPE],
    ['that is a page', () => text('<!doctype html><script>alert(1)</script>'), 415, WRONG_TYPE],
    ['that is a PDF', () => text('%PDF-1.7'), 415, WRONG_TYPE],
    ['that is a TIFF', () => aPicture({ format: 'tiff' }), 415, WRONG_TYPE],
    ['that is a BMP', () => text(`BM${'\0'.repeat(60)}`), 415, WRONG_TYPE],
    ['that is a HEIC', () => text(heic), 415, WRONG_TYPE],
    ['that is one byte', () => text('\x89'), 415, WRONG_TYPE],
    ['that only begins like a PNG', () => text('\x89PNG\r\n\x1a\n<script>'), 415, BROKEN],
    ['that only begins like a JPEG', () => text('\xff\xd8\xff\xe0 and then words'), 415, BROKEN],
    ['that only begins like a GIF', () => text('GIF89a;'), 415, BROKEN],
    ['that only begins like a WebP', () => text('RIFF\x20\0\0\0WEBPVP8 noise'), 415, BROKEN],
    [
      'that only begins like an AVIF',
      () => text('\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf noise'),
      415,
      BROKEN,
    ],
    [
      'that breaks off half-way',
      async () => (await aPicture({ format: 'jpeg', width: 1500 })).slice(0, 3000),
      415,
      BROKEN,
    ],
    ['that keeps less than it promises', () => promisingPng(6000, 6000), 415, BROKEN],
    ['that promises four gigapixels', () => promisingPng(65_535, 65_535), 413, TOO_MANY_PIXELS],
    ['of one pixel row over 40 megapixels', () => promisingPng(40_000, 1001), 413, TOO_MANY_PIXELS],
    ['that is a mere line of thirty million pixels', () => promisingPng(1, 30_000_000), 413, TOO_LONG],
    ['of one pixel more than a side may have', () => promisingPng(12_001, 10), 413, TOO_LONG],
    ['of 40 megapixels with 16 bits for each colour', () => promisingPng(6324, 6324, 16), 413, TOO_DEEP],
    ['of 5 MiB and a byte', () => pictureOf(5 * 1024 * 1024 + 1), 413, 'A picture can be at most 5 MB.'],
  ])('%s', async (_what, makeFile, status, sentence) => {
    const app = await testApp()
    const { client } = await makeUser(app)

    const reply = await postProfile(client, { bannerImage: await makeFile() })

    expect([reply.status, Problem.parse(await reply.json()).error]).toEqual([status, sentence])
    expect(listFiles(app)).toEqual([])
    expect(await listUploads(app)).toEqual([])
    expect((await client.get('/api/linkhubAuth/me')).status).toBe(404)
  })

  test('after three hundred pictures within an hour', async () => {
    const app = await testApp()
    const { client } = await makeUser(app)
    const send = () => postProfile(client, { profileImage: blob(Buffer.from('noise')) })
    expect((await send()).status).toBe(415)
    await app.deps.db.updateTable('rate').set({ hits: 299 }).where('key', 'like', 'pictures:%').execute()

    expect((await send()).status).toBe(415)
    expect((await send()).status).toBe(429)

    app.clock.advance(HOUR)
    expect((await send()).status).toBe(415)
  })
})

test('somebody who sends many pictures at once keeps nobody else waiting for them', async () => {
  const app = await testApp()
  const [eve, ada] = [await makeUser(app), await makeUser(app)]
  const heavy = await aPicture({ width: 3000, height: 3000 })
  const picture = await aPicture()
  let answered = 0

  const many = Array.from({ length: 11 }, async () => {
    await postProfile(eve.client, { username: 'eve', bannerImage: heavy })
    answered++
  })
  expect((await postProfile(ada.client, { profileImage: picture })).status).toBe(201)
  const answeredBefore = answered
  await Promise.all(many)

  expect(answeredBefore).toBeLessThan(8)
})

describe('a profile that could not be created', () => {
  test('leaves neither row nor file', async () => {
    const app = await testApp()
    await makeProfile(app, { username: 'weaver' })
    const { client } = await makeUser(app)

    const reply = await postProfile(client, { username: 'weaver', profileImage: await aPicture() })

    expect(reply.status).toBe(409)
    expect(listFiles(app)).toEqual([])
    expect(await listUploads(app)).toEqual([])
  })

  test('takes nothing from the one that is there, even with the same picture', async () => {
    const app = await testApp()
    const picture = await aPicture()
    const { client, profile } = await makeProfile(app, { profileImage: picture })

    const reply = await postProfile(client, { profileImage: picture, bannerImage: picture })

    expect(reply.status).toBe(409)
    expect(await sizeOf(app, profile.profileImage)).toMatchObject({ width: 384 })
    expect(listFiles(app)).toHaveLength(3)
  })

  test('ten times at once beside one that was, leaves the pictures of that one', async () => {
    const app = await testApp()
    const { client } = await makeUser(app)
    const picture = await aPicture()

    const replies = await Promise.all(
      Array.from({ length: 11 }, (_, at) =>
        postProfile(client, { username: `weaver-${at}`, profileImage: picture }),
      ),
    )

    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 409)).toHaveLength(10)
    expect(listFiles(app)).toHaveLength(3)
    expect(await listUploads(app)).toHaveLength(1)
  })

  test('because the store is down is our fault, and can be tried again', async () => {
    const s3 = await startS3()
    const app = await testApp({ env: s3.env })
    const { client } = await makeUser(app)
    s3.state.isDown = true

    const failed = await postProfile(client, { profileImage: await aPicture() })
    expect(failed.status).toBe(500)
    expect((await client.get('/api/linkhubAuth/me')).status).toBe(404)

    s3.state.isDown = false
    expect((await postProfile(client, { profileImage: await aPicture() })).status).toBe(201)
    app.clock.advance(HOUR + 1)
    await app.jobs.runDue()
    expect(s3.objects.size).toBe(3)
    expect(await listUploads(app)).toHaveLength(1)
  })
})

describe('pictures that nobody shows', () => {
  test('are swept after an hour, and not before; those that are shown stay', async () => {
    const app = await testApp()
    const { user, profile } = await makeProfile(app, { profileImage: await aPicture() })
    // What a kill between the files and the profile leaves behind.
    const key = 'e'.repeat(32)
    await app.deps.db
      .insertInto('upload')
      .values({ key, ownerId: user.id, createdAt: app.deps.now() })
      .execute()
    await app.deps.files.put(`${key}-96.webp`, new Uint8Array([1]))

    app.clock.advance(HOUR)
    await app.jobs.runDue()
    expect(listFiles(app)).toHaveLength(4)

    app.clock.advance(1)
    await app.jobs.runDue()
    expect(listFiles(app)).toHaveLength(3)
    expect(await listUploads(app)).toHaveLength(1)
    expect(await sizeOf(app, profile.profileImage)).toMatchObject({ width: 384 })
  })

  test('are swept however many there are', async () => {
    const app = await testApp()
    const old = Array.from({ length: 1_200 }, (_, at) => at.toString(16).padStart(32, '0'))
    for (const page of [old.slice(0, 600), old.slice(600)]) {
      await app.deps.db
        .insertInto('upload')
        .values(page.map((key) => ({ key, ownerId: 'somebody gone', createdAt: 0 })))
        .execute()
    }

    await app.jobs.runDue()

    expect(await listUploads(app)).toEqual([])
  })

  test('go at once when their account is deleted', async () => {
    const app = await testApp()
    const { client, password } = await makeProfile(app, {
      profileImage: await aPicture(),
      bannerImage: await aPicture(),
    })
    await makeProfile(app, { username: 'somebody-else', profileImage: await aPicture() })
    expect(listFiles(app)).toHaveLength(8)

    expect((await client.post('/api/auth/delete-account', { password })).status).toBe(200)
    await app.jobs.runDue()

    expect(listFiles(app)).toHaveLength(3)
    expect(await listUploads(app)).toHaveLength(1)
  })
})

describe('the address of a picture', () => {
  test('may be kept for ever, and nothing behind it can run', async () => {
    const app = await testApp()
    const { profile } = await makeProfile(app, { profileImage: await aPicture() })
    const path = new URL(profile.profileImage ?? '').pathname

    const reply = await app.visitor.get(path)

    const bytes = await reply.arrayBuffer()
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w.-]+"$/),
    })
    const head = await app.visitor.send('HEAD', path, {})
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.byteLength),
      '',
    ])
    const again = await app.visitor.get(path, { 'if-none-match': reply.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('leads nowhere while the page is taken down, not even for those who have the picture', async () => {
    const app = await testApp()
    const { profile } = await makeProfile(app, { profileImage: await aPicture() })
    const path = new URL(profile.profileImage ?? '').pathname
    const etag = (await app.visitor.get(path)).headers.get('etag') ?? ''

    await app.deps.db.updateTable('profile').set({ suspendedAt: app.deps.now() }).execute()
    const gone = await app.visitor.get(path)
    const again = await app.visitor.get(path, { 'if-none-match': etag })
    await app.deps.db.updateTable('profile').set({ suspendedAt: null }).execute()
    const restored = await app.visitor.get(path)

    expect([gone.status, again.status, restored.status]).toEqual([410, 410, 200])
    expect(gone.headers.get('cache-control')).toBe('no-store')
  })

  test('still shows its picture to the owner of a page that is taken down, and keeps it from everybody else', async () => {
    const app = await testApp()
    const { client, profile } = await makeProfile(app, { profileImage: await aPicture() })
    const somebody = await makeProfile(app, { username: 'somebody-else' })
    await app.deps.db
      .updateTable('profile')
      .set({ suspendedAt: app.deps.now() })
      .where('id', '=', profile.id)
      .execute()

    for (const address of [profile.profileImage, profile.shareImage]) {
      const path = new URL(address ?? '').pathname
      const own = await client.get(path)
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect((await own.arrayBuffer()).byteLength).toBeGreaterThan(0)
      expect((await somebody.client.get(path)).status).toBe(410)
      expect((await app.visitor.get(path)).status).toBe(410)
    }
    const old = await client.get('/cards/ada-rahman-77.jpg')
    expect([old.status, old.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  })

  test('is nobody else’s, even for the same picture', async () => {
    const app = await testApp()
    const picture = await aPicture()

    const ada = await makeProfile(app, { username: 'ada', profileImage: picture })
    const eve = await makeProfile(app, { username: 'eve', profileImage: picture })

    expect(ada.profile.profileImage).not.toBe(eve.profile.profileImage)
  })

  test.each([
    ...['x.webp', `${'a'.repeat(32)}-96.webp`, `${'a'.repeat(32)}-97.webp`, `${'A'.repeat(32)}-96.webp`],
    ...[
      `${'a'.repeat(32)}-96.png`,
      '..%2f..%2fnokshi.db',
      '%2e%2e%2fsecret',
      '%00',
      `${'a'.repeat(32)}-96.webp%00`,
    ],
  ])('leads nowhere when it is %s', async (name) => {
    const { visitor } = await testApp()

    const reply = await visitor.get(`/images/${name}`)

    expect(reply.status).toBe(404)
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })
})
