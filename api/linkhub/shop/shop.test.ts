import { OwnShop } from '@nokshi/contract/linkhub/shop.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { goPath } from '@nokshi/contract/visits.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { aPicture, editProfile, formOf, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { listFiles } from '../../testing/pictures.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'
import { PHONE, readClicks } from '../../testing/visits.ts'

const SHOP = '/api/linkhubAuth/me/shop'
const pitha = { title: 'Chitoi pitha', currency: 'BDT', price: '1,25,000' }

async function openShop(fields: Record<string, string> = {}, env = {}) {
  const app = await testApp({ env })
  const owner = await makeProfile(app, { socials: JSON.stringify({ whatsapp: '8801712345678' }), ...fields })
  const fill = (product: Record<string, string | Blob>) => formOf({ ...pitha, ...product })
  return {
    ...app,
    owner,
    add: (product = {}) => owner.client.send('POST', SHOP, {}, fill(product)),
    change: (id: string, product = {}) => owner.client.send('PUT', `${SHOP}/${id}`, {}, fill(product)),
    remove: (id: string) => owner.client.delete(`${SHOP}/${id}`),
    order: (ids: string[]) => owner.client.post(`${SHOP}/order`, { ids }),
    read: async () => (await owner.client.read(SHOP, OwnShop)).products,
    go: (id: string) =>
      app.visitor.get(goPath({ id }), { ...PHONE, accept: 'text/html', 'sec-fetch-dest': 'document' }),
    see: async () => {
      const reply = await app.visitor.send('GET', '/api/linkhub/ada-rahman', { 'cache-control': 'no-cache' })
      return Profile.parse(await reply.json()).products
    },
  }
}

describe('a product in the shop window', () => {
  test('opens WhatsApp with a sentence in the language of the page, naming it, its price and the page', async () => {
    const { add, see, owner } = await openShop()
    await add()
    const [english] = (await see()) ?? []
    await editProfile(owner.client, { version: 1, language: 'bn' })
    const [bangla] = (await see()) ?? []

    const textOf = (url = '') => new URL(url).searchParams.get('text')
    expect(english).toMatchObject({ title: 'Chitoi pitha', price: 12_500_000, currency: 'BDT', isSoldOut: false })
    expect(new URL(english?.orderUrl ?? '').pathname).toBe('/8801712345678')
    expect(textOf(english?.orderUrl)).toBe(
      'Hello, I would like to order: Chitoi pitha, ৳1,25,000. http://localhost:3000/hub/ada-rahman',
    )
    expect(textOf(bangla?.orderUrl)).toContain('৳১,২৫,০০০')
  })

  test('is changed, moved and removed, and its picture goes with it', async () => {
    const app = await openShop()
    await app.add({ picture: await aPicture() })
    await app.add({ title: 'Oud', currency: 'SAR', price: '' })
    const [first, second] = await app.read()
    const ids = [second?.id ?? '', first?.id ?? '']

    const replies = [
      await app.order(ids),
      await app.order(['nobody', ...ids].slice(0, 2)),
      await app.change(ids[1] ?? '', { keepsPicture: 'yes', isSoldOut: 'yes' }),
    ]
    const after = await app.read()
    await app.remove(ids[1] ?? '')

    expect(replies.map(({ status }) => status)).toEqual([200, 409, 200])
    expect(after).toMatchObject([
      { title: 'Oud', price: null, picture: null },
      { isSoldOut: true, picture: first?.picture },
    ])
    expect(await app.read()).toHaveLength(1)
    expect(listFiles(app)).toEqual([])
  })

  test('comes back under its own id with its orders, and under nobody else’s', async () => {
    const app = await openShop()
    await app.add()
    const [{ id } = { id: '' }] = await app.read()
    const ordered = await app.go(id)
    await app.remove(id)
    const gone = await app.go(id)
    const back = await app.add({ id })
    const twice = await app.add({ id })

    expect([ordered.status, gone.status, back.status, twice.status]).toEqual([302, 404, 201, 409])
    expect(new URL(ordered.headers.get('location') ?? '').pathname).toBe('/8801712345678')
    expect(await readClicks(app.owner.client)).toMatchObject({ 'Chitoi pitha': 1 })

    const thief = await makeProfile(app, {
      username: 'somebody-else',
      socials: JSON.stringify({ whatsapp: '8801812345678' }),
    })
    const form = formOf({ ...pitha, id })
    await app.remove(id)
    expect((await problemOf(await thief.client.send('POST', SHOP, {}, form))).codes).toEqual({
      id: { code: 'link-id-unusable' },
    })
  })

  test('is not ordered at its counting address once it is sold out', async () => {
    const app = await openShop()
    await app.add({ isSoldOut: 'yes' })
    const [{ id } = { id: '' }] = await app.read()

    expect((await app.go(id)).status).toBe(410)
  })

  test('needs a WhatsApp number, and is not shown once there is none', async () => {
    const without = await openShop({ socials: '{}' })
    const { add, see, owner } = await openShop()
    await add()
    const { version } = await readOwnProfile(owner.client)
    await editProfile(owner.client, { version, socials: {} })

    expect((await problemOf(await without.add())).codes).toEqual({ title: { code: 'shop-needs-chat' } })
    expect(await see()).toBeUndefined()
  })

  test('is refused with a title that makes the address of an order too long', async () => {
    const host = Array.from({ length: 4 }, () => 'a'.repeat(60)).join('.')
    const { add, read } = await openShop({}, { SITE_URL: `https://${host}.com` })

    const problem = await problemOf(await add({ title: '🪡'.repeat(80) }))

    expect(problem.codes).toEqual({ title: { code: 'order-too-long' } })
    expect(await read()).toEqual([])
  })

  test('is refused when it is the thirteenth, also of many that come at once', async () => {
    const { add, read } = await openShop()

    for (let made = 0; made < 10; made++) await add()
    const replies = await Promise.all(Array.from({ length: 4 }, () => add()))

    const refused = replies.filter(({ status }) => status !== 201)
    expect(refused.map(({ status }) => status)).toEqual([409, 409])
    expect(await read()).toHaveLength(12)
  })

  test('belongs to one page, is in the download of the account, and gone with it', async () => {
    const app = await openShop()
    await app.add({ picture: await aPicture() })
    const [product] = await app.read()
    const other = await makeProfile(app, { username: 'bilal', socials: '{"whatsapp":"8801712345679"}' })

    const foreign = await other.client.delete(`${SHOP}/${product?.id}`)
    const reply = await app.owner.client.get('/api/linkhubAuth/me/export')
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    await app.owner.client.post('/api/auth/delete-account', { password: app.owner.password })
    await app.jobs.runDue()

    expect(foreign.status).toBe(404)
    expect(JSON.parse(strFromU8(files['shop.json'] ?? new Uint8Array()))).toMatchObject([{ price: 12_500_000 }])
    expect(Object.keys(files)).toContain('images/thing-1.webp')
    expect(await app.deps.db.selectFrom('shopItem').selectAll().execute()).toEqual([])
    expect(listFiles(app)).toEqual([])
  })
})
