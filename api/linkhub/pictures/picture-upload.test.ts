import { Problem } from '@nokshi/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { aPicture, makeUser, postProfile } from '../../testing/make.ts'
import { blob, listFiles, listUploads, pictureOf, promisingPng } from '../../testing/pictures.ts'
import { testApp } from '../../testing/test-app.ts'

const _HOUR = 60 * 60 * 1000

const WRONG_TYPE = 'Choose a PNG, JPEG, WebP, GIF or AVIF picture.'
const BROKEN = 'This picture cannot be read. Choose another one.'
const TOO_LONG = 'A picture can be at most 12,000 pixels wide or high. Make it smaller.'
const TOO_DEEP = 'This picture takes too much memory. Save it with 8 bits for each colour, or make it smaller.'
const TOO_MANY_PIXELS = 'A picture can have at most 40 megapixels. Make it smaller.'

describe('a file is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
  const text = (content: string) => blob(Buffer.from(content, 'latin1'))

  test.each<[string, () => Blob | Promise<Blob>, number, string]>([
    ['that is an SVG named .png', () => text(svg), 415, WRONG_TYPE],
    ['that is a TIFF', () => aPicture({ format: 'tiff' }), 415, WRONG_TYPE],
    ['that is a HEIC', () => text(heic), 415, WRONG_TYPE],
    ['that only begins like a PNG', () => text('\x89PNG\r\n\x1a\n<script>'), 415, BROKEN],
    ['that keeps less than it promises', () => promisingPng(6000, 6000), 415, BROKEN],
    ['that promises four gigapixels', () => promisingPng(65_535, 65_535), 413, TOO_MANY_PIXELS],
    ['of one pixel more than a side may have', () => promisingPng(12_001, 10), 413, TOO_LONG],
    ['of 40 megapixels with 16 bits for each colour', () => promisingPng(6324, 6324, 16), 413, TOO_DEEP],
    ['of 5 MiB and a byte', () => pictureOf(5 * 1024 * 1024 + 1), 413, 'A picture can be at most 5 MB.'],
  ])('%s', async (_what, makeFile, status, sentence) => {
    const app = await testApp()
    const { client } = await makeUser(app)

    const reply = await postProfile(client, { bannerImage: await makeFile() })

    const { error, fields } = Problem.parse(await reply.json())
    expect([reply.status, error, fields]).toEqual([status, sentence, { bannerImage: sentence }])
    expect(listFiles(app)).toEqual([])
    expect(await listUploads(app)).toEqual([])
    expect((await client.get('/api/linkhubAuth/me')).status).toBe(404)
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
