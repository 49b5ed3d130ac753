import { OwnPayments } from '@nokshi/contract/linkhub/payments.ts'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { confirmAddress, listMails, listTokens } from '../../testing/accounts.ts'
import { aPicture, makeStaff } from '../../testing/make.ts'
import { openPayments, PAYMENTS } from '../../testing/payments.ts'
import { listFiles } from '../../testing/pictures.ts'
import { problemOf } from '../../testing/problem-of.ts'

const bank = {
  ...{ kind: 'bank', bank: 'BRAC Bank', branch: 'Gulshan', routingNumber: '060-26 1725' },
  ...{ value: '1501 2345 6789 01', valueAgain: '15012345678901' },
}

describe('a payment method', () => {
  test('is moved without a second factor, all of them at once', async () => {
    const { add, read, see, owner } = await openPayments()
    await add()
    await add({ kind: 'nagad' })
    const ids = (await read()).map(({ id }) => id).toReversed()

    const moved = await owner.client.post(`${PAYMENTS}/order`, { ids })
    const part = await owner.client.post(`${PAYMENTS}/order`, { ids: ids.slice(1) })
    const doubled = await owner.client.post(`${PAYMENTS}/order`, { ids: [ids[0], ids[0]] })

    expect([moved.status, part.status, doubled.status]).toEqual([200, 409, 409])
    expect((await see())?.map(({ kind }) => kind)).toEqual(['nagad', 'bkash'])
  })

  test('is kept in Latin digits without spaces, shown on the page, changed and removed', async () => {
    const { add, change, remove, read, see } = await openPayments()

    const added = await add({ value: '+৮৮০ ১৭১২-৩৪৫৬৭৮', valueAgain: '01712345678' })
    const shown = await see()
    const id = shown?.[0]?.id ?? ''
    const changed = await change(id, { value: '01812345678', valueAgain: '01812345678' })
    const after = await see()
    const removed = await remove(id)

    expect([added.status, changed.status, removed.status]).toEqual([201, 200, 200])
    expect(shown).toEqual([{ id, ...bkashShown, accountType: 'personal', qrImage: null }])
    expect(after?.map(({ value }) => value)).toEqual(['01812345678'])
    expect([await see(), await read()]).toEqual([undefined, []])
  })

  test('of a bank has its branch and routing number, and nothing of another kind stays with it', async () => {
    const { add, change, read } = await openPayments()
    await add(bank)
    const [added] = await read()
    await change(added?.id ?? '', bank)
    const [changed] = await read()
    await change(added?.id ?? '')

    expect(added).toMatchObject({ value: '15012345678901', branch: 'Gulshan', routingNumber: '060261725' })
    expect([added?.accountType, changed]).toEqual([undefined, added])
    expect(await read()).toEqual([{ id: added?.id, ...bkashShown, accountType: 'personal', qrImage: null }])
  })

  test('from before the type of account was asked for is shown without one', async () => {
    const { add, see, deps } = await openPayments()
    await add()
    await deps.db.updateTable('paymentMethod').set({ accountType: null }).execute()

    expect(await see()).toEqual([expect.objectContaining(bkashShown)])
    expect((await see())?.[0]).not.toHaveProperty('accountType')
  })

  test('is not shown before the address of its owner is confirmed', async () => {
    const app = await openPayments({ isConfirmed: false })

    const reply = await app.add()
    const before = await app.see()
    await confirmAddress(app, app.owner.user.email)

    expect(OwnPayments.parse(await reply.json())).toMatchObject({ isShown: false, payments: [{}] })
    expect(before).toBeUndefined()
    expect(await app.see()).toHaveLength(1)
  })

  test.each([
    ['value', { value: '0171234567', valueAgain: '0171234567' }, 'invalid-wallet'],
    ['value', { kind: 'link', value: 'https://paypal.com.example.com/' }, 'payment-host'],
    ['valueAgain', { valueAgain: '01712345679' }, 'payment-values-differ'],
    ['accountType', { accountType: '' }, 'choose-account-type'],
    ['accountType', { accountType: 'savings' }, 'choose-account-type'],
    ['value', { ...bank, value: '1234567' }, 'invalid-bank-account'],
    ['bank', { ...bank, bank: '' }, 'enter-bank'],
    ['branch', { ...bank, branch: ' ' }, 'enter-branch'],
    ['routingNumber', { ...bank, routingNumber: '06026172' }, 'invalid-routing-number'],
    ['holder', { holder: ' ' }, 'enter-payment-holder'],
    ['kind', { kind: 'cash' }, 'choose-payment-kind'],
  ])('is refused by a sentence at its field %s for %j', async (field, fields, code) => {
    const { add, read } = await openPayments()

    const problem = await problemOf(await add(fields))

    expect(problem.codes?.[field]?.code).toBe(code)
    expect(await read()).toEqual([])
  })

  test('is refused when it is the fifth, also of many that come at once', async () => {
    const { add, read } = await openPayments()

    const replies = await Promise.all(Array.from({ length: 6 }, () => add()))

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409])
    expect(await read()).toHaveLength(4)
  })

  test('can have a picture to scan, which goes when it is replaced or removed', async () => {
    const app = await openPayments()

    await app.add({ qr: await aPicture({ width: 500, height: 500 }) })
    const [first] = await app.read()
    await app.change(first?.id ?? '', { keepsQr: 'yes', holder: 'A. Rahman' })
    const [kept] = await app.read()
    const picture = await app.visitor.get(new URL(kept?.qrImage ?? '').pathname)
    app.clock.advance(2 * 60 * 60 * 1000)
    await app.jobs.runDue()
    const files = listFiles(app).length
    await app.change(first?.id ?? '')

    expect(kept).toMatchObject({ holder: 'A. Rahman', qrImage: first?.qrImage })
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect([files, listFiles(app)]).toEqual([3, []])
    expect((await app.read())[0]?.qrImage).toBeNull()
  })

  test('refuses what is no picture at its field, and keeps nothing', async () => {
    const app = await openPayments()

    const problem = await problemOf(await app.add({ qr: new Blob(['not a picture']) }))

    expect(problem.codes).toEqual({ qr: { code: 'not-an-image' } })
    expect([await app.read(), listFiles(app)]).toEqual([[], []])
  })

  test('sends no mail to an address that nobody confirmed, and writes nothing into the log', async () => {
    const app = await openPayments({ isConfirmed: false })

    await app.add()
    await app.change((await app.read())[0]?.id ?? '')

    const mails = (await listMails(app, app.owner.user.email)).map(({ subject }) => subject)
    expect(mails).not.toContain('Your payment methods were changed')
    expect(await app.deps.db.selectFrom('change').selectAll().execute()).toEqual([])
  })

  test.each(['/verify-email', '/reset-password'] as const)(
    'of whoever had the account before is told to the owner of the address, who comes by %s',
    async (path) => {
      const app = await openPayments({ isConfirmed: false })
      const { email } = app.owner.user
      await app.add()
      const chosen = 'another loom of many threads'
      if (path === '/reset-password') await app.visitor.post('/api/auth/forgot-password', { email })
      const [token] = await listTokens(app, email, path)

      const body = { token, password: chosen, passwordConfirmation: chosen }
      const reply = await app.visitor.post(`/api/auth${path}`, path === '/verify-email' ? { token } : body)
      const mails = (await listMails(app, email)).map(({ subject }) => subject)

      expect([reply.status, (await app.see())?.length]).toEqual([200, 1])
      expect(mails.filter((subject) => subject === 'Your payment methods were changed')).toHaveLength(1)
    },
  )

  test('is told to its owner by mail in the language of the account, and logged, without the number', async () => {
    const app = await openPayments()
    await app.deps.db.updateTable('user').set({ language: 'bn' }).execute()

    await app.add()
    const mails = await listMails(app, app.owner.user.email)
    const { client: staff } = await makeStaff(app)
    const log = await (await staff.get('/api/crm/changes')).text()

    expect(mails.at(-1)?.subject).toBe('আপনার পেমেন্ট মেথড বদলানো হয়েছে')
    expect(log).toContain('Payment method added by its owner: bkash, on the page @ada-rahman')
    expect(JSON.stringify([mails, log, app.logged])).not.toContain('1712345678')
  })

  test('counts when it is opened, and is in the table of links', async () => {
    const app = await openPayments()
    await app.add()
    const [payment] = await app.read()
    const beacon = { username: 'ada-rahman', visitId: 'visit-0001', visitorId: 'visitor-0001' }

    const click = await app.visitor.post('/api/traffic/click', { ...beacon, link: payment?.id })
    const analytics = await (await app.owner.client.get('/api/linkhubAuth/me/analytics')).json()

    expect(click.status).toBe(204)
    expect(analytics.period.links).toContainEqual(
      expect.objectContaining({ link: payment?.id, title: 'bKash', url: null, clicks: 1 }),
    )
  })

  test('is in the download of the account, and gone with it', async () => {
    const app = await openPayments()
    await app.add({ qr: await aPicture() })

    const reply = await app.owner.client.get('/api/linkhubAuth/me/export')
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    await app.owner.client.post('/api/auth/delete-account', { password: app.owner.password })
    await app.jobs.runDue()

    expect(JSON.parse(strFromU8(files['payments.json'] ?? new Uint8Array()))).toMatchObject([bkashShown])
    expect(Object.keys(files)).toContain('images/payment-1.webp')
    expect(await app.deps.db.selectFrom('paymentMethod').selectAll().execute()).toEqual([])
    expect(listFiles(app)).toEqual([])
  })
})

const bkashShown = { kind: 'bkash', value: '01712345678', holder: 'Ada Rahman' }
