import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPicture, editProfile, makeProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'
import { writeContactCard } from './contact-card-routes.ts'

interface Field {
  name: string
  parameters: string
  value: string
}

/** As an address book reads it: lines unfolded, text unescaped. */
function readCard(card: string): Field[] {
  return card
    .replace(/\r\n /g, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => {
      const [, name = '', parameters = '', value = ''] = /^([\w.-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? []
      return { name, parameters, value }
    })
}

function plainText(value: string) {
  return value.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

function valuesOf(fields: Field[], name: string) {
  return fields.filter((field) => field.name === name).map((field) => field.value)
}

const profile = {
  id: 'p1',
  ownerId: 'u1',
  username: 'ada-rahman',
  name: 'Ada Rahman',
  bio: 'I weave.',
  gradient: 'ocean' as const,
  selectedColor: '#007bff',
  profileImage: null,
  bannerImage: null,
  backgroundImage: null,
  socials: '{}',
  profiles: '[]',
  contactMethods: '{}',
  look: '{}',
  messageSettings: '{}',
  timeZone: 'Asia/Dhaka',
  language: 'en' as const,
  countsOwnVisits: 1,
  suspendedAt: null,
  domain: null,
  version: 1,
  blocksVersion: 0,
  createdAt: 0,
  updatedAt: 0,
}

const site = { siteUrl: 'https://nokshi.example' }

describe('a contact', () => {
  test('carries the name, the page, the links, the number and the picture of its owner', async () => {
    const app = await testApp({ env: { SITE_URL: 'https://nokshi.example' } })
    await makeProfile(app, {
      name: 'রোকেয়া সুলতানা',
      bio: 'Cook; baker, and\nwriter',
      socials: JSON.stringify({ github: 'rokeya', whatsapp: '01712345678' }),
      customLinks: JSON.stringify([{ title: 'Shop; mine', url: 'https://shop.example.com/?a=1,2' }]),
      profileImage: await aPicture(),
    })

    const reply = await app.visitor.get('/api/linkhub/ada-rahman/contact.vcf')
    const fields = readCard(await reply.text())
    const photo = fields.find((field) => field.name === 'PHOTO')

    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="ada-rahman.vcf"')
    expect(valuesOf(fields, 'VERSION')).toEqual(['3.0'])
    expect(valuesOf(fields, 'FN').map(plainText)).toEqual(['রোকেয়া সুলতানা'])
    expect(valuesOf(fields, 'NOTE').map(plainText)).toEqual(['Cook; baker, and\nwriter'])
    expect(valuesOf(fields, 'NICKNAME')).toEqual(['ada-rahman'])
    expect(valuesOf(fields, 'TEL')).toEqual(['+8801712345678'])
    expect(valuesOf(fields, 'URL')).toEqual(['https://nokshi.example/hub/ada-rahman'])
    expect(valuesOf(fields, 'X-SOCIALPROFILE')).toEqual(['https://github.com/rokeya'])
    expect(valuesOf(fields, 'item1.URL')).toEqual(['https://shop.example.com/?a=1,2'])
    expect(valuesOf(fields, 'item1.X-ABLabel').map(plainText)).toEqual(['Shop; mine'])
    expect(photo?.parameters).toBe(';ENCODING=b;TYPE=JPEG')
    expect(await sharp(Buffer.from(photo?.value ?? '', 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 192,
      height: 192,
    })
  })

  test('is not sent again while nothing has changed', async () => {
    const app = await testApp()
    const { client } = await makeProfile(app)
    const path = '/api/linkhub/ada-rahman/contact.vcf'
    const etag = (await app.visitor.get(path)).headers.get('etag') ?? ''

    const unchanged = await app.visitor.get(path, { 'if-none-match': etag })
    await editProfile(client, { version: 1, name: 'Ada R.' })
    const changed = await app.visitor.get(path, { 'if-none-match': etag })

    expect(unchanged.status).toBe(304)
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain('\r\nFN:Ada R.\r\n')
  })

  test('of nobody is not found, and of a suspended page is gone', async () => {
    const app = await testApp()
    await makeProfile(app)
    await app.deps.db.updateTable('profile').set({ suspendedAt: 1 }).execute()

    expect((await app.visitor.get('/api/linkhub/nobody/contact.vcf')).status).toBe(404)
    expect((await app.visitor.get('/api/linkhub/ada-rahman/contact.vcf')).status).toBe(410)
  })

  test('keeps a hostile name, note or label inside its own field, in short lines', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            ...'; , \\ : END:VCARD TEL:1 😀 ন্দ্র مرحبا'.split(' '),
            '\r\n',
            '\n',
            '\r',
            '\u2028',
            ' ',
            '\0',
          ),
          { maxLength: 60 },
        )
        .map((parts) => parts.join('')),
    )
    const lineBreaks = (text: string) =>
      text.replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')

    fc.assert(
      fc.property(hostile, hostile, hostile, (name, bio, title) => {
        const links = [{ id: 'l1', title, url: 'https://example.com/' }]
        const card = writeContactCard(site, { ...profile, name, bio }, links, undefined)
        const fields = readCard(card)

        expect(fields.map((field) => field.name)).toEqual([
          ...['BEGIN', 'VERSION', 'UID', 'REV', 'FN', 'N', 'NICKNAME', 'NOTE', 'URL'],
          ...['item1.URL', 'item1.X-ABLabel', 'END'],
        ])
        expect(valuesOf(fields, 'FN').map(plainText)).toEqual([lineBreaks(name)])
        expect(valuesOf(fields, 'NOTE').map(plainText)).toEqual([lineBreaks(bio)])
        expect(valuesOf(fields, 'item1.X-ABLabel').map(plainText)).toEqual([lineBreaks(title)])
        // The others belong to the name: its five parts stay five.
        expect(
          valuesOf(fields, 'N')
            .flatMap((value) => value.match(/\\.|;/gs))
            .filter((sign) => sign === ';'),
        ).toHaveLength(4)
        const isFit = (line: string) => line.isWellFormed() && Buffer.byteLength(line) <= 75
        expect(card.split('\r\n').filter((line) => !isFit(line))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})
