import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPicture, makeProfile } from '../../testing/make.ts'
import { blob, bytesOf, download, sizeOf } from '../../testing/pictures.ts'
import { testApp } from '../../testing/test-app.ts'

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('may be a %s, whatever its name says', async (format) => {
    const app = await testApp()

    const { profile } = await makeProfile(app, { profileImage: await aPicture({ format }) })

    expect(await sizeOf(app, profile.profileImage)).toEqual({ width: 384, height: 384, format: 'webp' })
  })

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
      .withExif({ IFD0: { Make: 'Camera of Ada' }, IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
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
})
