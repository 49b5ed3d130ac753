import { describe, expect, test } from 'vitest'
import { confirmAddress, showPassword, stealSession } from '../../testing/accounts.ts'
import { addPasskey, askPasskey } from '../../testing/authenticator.ts'
import { aPicture, editProfile, formOf, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { bkash, openPayments, PAYMENTS } from '../../testing/payments.ts'
import { problemOf } from '../../testing/problem-of.ts'

const theirs = { value: '01999999999', valueAgain: '01999999999' }

/** Whoever has the cookie of the owner and even the device, and not the password. */
describe('a stolen session', () => {
  test('cannot add, change or remove a payment method without the password', async () => {
    const { add, change, remove, read, owner, ...app } = await openPayments()
    await add()
    const [payment] = await read()
    const id = payment?.id ?? ''
    const thief = await stealSession(app, owner.user.email)
    const tryAll = async () => [
      await add(theirs, thief),
      await change(id, theirs, thief),
      await change(id, { qr: await aPicture() }, thief),
      await remove(id, thief),
    ]

    const tries = await tryAll()
    const guess = await showPassword(thief, 'a guess of somebody')
    const after = await tryAll()

    for (const reply of [...tries, ...after]) expect((await problemOf(reply)).code).toBe('password-needed')
    expect(guess.status).toBe(400)
    expect(await read()).toEqual([payment])
  })

  test('whose password was right is worth nothing once the owner has chosen another', async () => {
    const { add, see, owner, ...app } = await openPayments()
    const thief = await stealSession(app, owner.user.email)
    await showPassword(thief)
    const chosen = 'another loom of threads'

    const [changed, during] = await Promise.all([
      owner.client.post('/api/auth/change-password', {
        ...{ currentPassword: owner.password, password: chosen, passwordConfirmation: chosen },
      }),
      add(theirs, thief),
    ])
    const before = await see()
    const after = await add(theirs, thief)

    expect([changed.status, after.status]).toEqual([200, 401])
    expect(before?.length ?? 0).toBe(during.status === 201 ? 1 : 0)
    expect(await see()).toEqual(before)
  })

  test('cannot do it by another call', async () => {
    const { add, read, owner } = await openPayments()
    await add()
    const [payment] = await read()
    const { version } = await readOwnProfile(owner.client)
    const payments = [{ ...payment, value: theirs.value }]

    await editProfile(owner.client, {
      version,
      payments,
      paymentMethod: payments,
      customLinks: [{ id: payment?.id, title: 'a', url: 'a.com' }],
    })
    await owner.client.patch(PAYMENTS, { payments })
    await owner.client.delete(`${PAYMENTS}/${payment?.id}`)
    await owner.client.delete(`/api/linkhubAuth/me/pictures/qr?version=${version}`)

    expect(await read()).toEqual([payment])
  })
})

test('nobody changes a payment method of another page, though its id is known', async () => {
  const app = await openPayments()
  await app.add()
  const [payment] = await app.read()
  const other = await makeProfile(app, { username: 'bilal' })
  await confirmAddress(app, other.user.email)
  const { prove } = await addPasskey(other.client, other.password)
  await showPassword(other.client)
  const form = formOf({ ...bkash, ...theirs, passkey: await prove() })

  const replies = [
    await other.client.send('PUT', `${PAYMENTS}/${payment?.id}`, {}, form),
    await other.client.post(`${PAYMENTS}/${payment?.id}/removal`, { passkey: await prove() }),
  ]

  expect(replies.map(({ status }) => status)).toEqual([404, 404])
  expect(await app.read()).toEqual([payment])
})

describe('without a second factor', () => {
  test('an owner adds and changes nothing, is told how to get one, and can still remove', async () => {
    const app = await openPayments()
    await app.add()
    const [payment] = await app.read()
    await app.deps.db.deleteFrom('userPasskey').execute()

    const tries = [await app.add({ passkey: '' }), await app.change(payment?.id ?? '', { ...theirs, passkey: '' })]
    const problems = await Promise.all(tries.map(problemOf))
    const kept = await app.read()
    const removed = await app.owner.client.post(`${PAYMENTS}/${payment?.id}/removal`, {})

    expect(tries.map(({ status }) => status)).toEqual([403, 403])
    expect(problems.map(({ code }) => code)).toEqual(['second-factor-off', 'second-factor-off'])
    expect([kept, removed.status]).toEqual([[payment], 200])
  })

  test('the password alone changes nothing of an account that has one, nor does a passkey of somebody else', async () => {
    const app = await openPayments()
    await app.add()
    const [payment] = await app.read()
    const other = await makeProfile(app, { username: 'somebody' })
    await confirmAddress(app, other.user.email)
    const { show } = await addPasskey(other.client, other.password)
    const foreign = show((await askPasskey(app.owner.client)).get)

    const replies = [
      await app.change(payment?.id ?? '', { ...theirs, passkey: '' }),
      await app.change(payment?.id ?? '', { ...theirs, passkey: foreign }),
      await app.owner.client.post(`${PAYMENTS}/${payment?.id}/removal`, {}),
    ]

    expect(replies.map(({ status }) => status)).toEqual([400, 401, 400])
    expect(await app.read()).toEqual([payment])
  })
})
