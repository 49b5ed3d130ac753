import { OwnRegistration, RegistrationList } from '@nokshi/contract/linkhub/registrations.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { describe, expect, test } from 'vitest'
import { confirmAddress, listMails } from '../../testing/accounts.ts'
import type { Client } from '../../testing/client.ts'
import { editProfile, makeProfile, makeStaff, readOwnProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

const REGISTRATIONS = '/api/linkhubAuth/me/registrations'

async function openPage({ isConfirmed = true } = {}) {
  const app = await testApp()
  const owner = await makeProfile(app)
  if (isConfirmed) await confirmAddress(app, owner.user.email)
  return {
    ...app,
    owner,
    save: (kind: string, edit: object) => owner.client.put(`${REGISTRATIONS}/${kind}`, { endsOn: null, ...edit }),
    remove: (kind: string) => owner.client.delete(`${REGISTRATIONS}/${kind}`),
    read: () => owner.client.read(REGISTRATIONS, OwnRegistration.array()),
    see: async () => {
      const reply = await app.visitor.send('GET', '/api/linkhub/ada-rahman', { 'cache-control': 'no-cache' })
      return { etag: reply.headers.get('etag'), shown: Profile.parse(await reply.json()).registrations }
    },
  }
}

/** What staff see, and what they mark as checked. */
async function lookUp(desk: Client) {
  const list = await desk.read('/api/crm/registrations', RegistrationList)
  const [first] = list.registrations
  const { number, endsOn, name, username } = first ?? {}
  const seen = { number, endsOn, name, username }
  return { list, mark: () => desk.post(`/api/crm/registrations/${first?.id}/check`, { isChecked: true, ...seen }) }
}

describe('a registration', () => {
  test('is the statement of its owner until staff mark it as checked, and a change takes the mark away', async () => {
    const { save, see, ...app } = await openPage()
    const { client: desk } = await makeStaff(app)
    await save('dbid', { number: 'DBID ১২৩/৪৫' })
    const stated = await see()

    const { list, mark } = await lookUp(desk)
    const marked = await mark()
    const checked = await see()
    await save('dbid', { number: 'DBID123/45' })
    const same = await see()
    await save('dbid', { number: 'DBID123/46' })

    expect(stated.shown).toEqual([{ kind: 'dbid', number: 'DBID123/45', checkedOn: null }])
    expect(list).toMatchObject({ waiting: 1, registrations: [{ username: 'ada-rahman', endsOn: null }] })
    expect(RegistrationList.parse(await marked.json()).waiting).toBe(0)
    expect(checked.shown?.[0]?.checkedOn).toBe('2026-11-15')
    expect(same.shown).toEqual(checked.shown)
    expect((await see()).shown).toEqual([{ kind: 'dbid', number: 'DBID123/46', checkedOn: null }])
    const log = await (await desk.get('/api/crm/changes')).text()
    expect(log).toContain('Marked as checked the registration dbid of the page @ada-rahman')
  })

  test('cannot be marked when its number, its end or the page was changed since it was looked up', async () => {
    const { save, see, owner, ...app } = await openPage()
    const { client: desk } = await makeStaff(app)
    const rename = async (names: object) =>
      editProfile(owner.client, { version: (await readOwnProfile(owner.client)).version, ...names })
    const vat = { number: '300123', endsOn: '2026-12-31' }
    for (const change of [
      () => save('vat', { ...vat, number: '300999' }),
      () => save('vat', { ...vat, endsOn: '2046-12-31' }),
      () => rename({ name: 'Another Shop' }),
      () => rename({ username: 'another-shop' }),
    ]) {
      await save('vat', vat)
      const { mark } = await lookUp(desk)
      await change()

      expect((await problemOf(await mark())).code).toBe('registration-changed')
      expect((await see()).shown?.[0]?.checkedOn).toBeNull()
    }
  })

  test.each([{ name: 'The Bank of Somebody Else' }, { username: 'somebody-else' }])(
    'has to be checked again when its page takes another name: %j',
    async (names) => {
      const { save, see, owner, ...app } = await openPage()
      const { client: desk } = await makeStaff(app)
      await save('vat', { number: '300123' })
      await (await lookUp(desk)).mark()
      const edit = async (fields: object) =>
        editProfile(owner.client, { version: (await readOwnProfile(owner.client)).version, ...fields })

      await edit({ bio: 'Quilts.' })
      const stays = await see()
      await edit(names)

      expect(stays.shown?.[0]?.checkedOn).toBe('2026-11-15')
      expect((await see()).shown?.[0]?.checkedOn).toBeNull()
      expect((await lookUp(desk)).list.waiting).toBe(1)
    },
  )

  test('of a page that is off the web, or of an address that nobody confirmed, waits for nobody', async () => {
    const { save, ...app } = await openPage()
    const { client: desk } = await makeStaff(app)
    await save('vat', { number: '300123' })
    const setProfile = (suspendedAt: number | null) => app.deps.db.updateTable('profile').set({ suspendedAt }).execute()

    await setProfile(1)
    const suspended = (await lookUp(desk)).list
    await setProfile(null)
    await app.deps.db.updateTable('user').set({ emailVerified: 0 }).execute()
    const unconfirmed = (await lookUp(desk)).list

    expect([suspended, unconfirmed]).toEqual(Array(2).fill({ waiting: 0, registrations: [] }))
  })

  test('is shown to the end of its last day where its owner is, and then gone, without anybody changing anything', async () => {
    const { save, see, read, clock } = await openPage()
    await save('mawthooq', { number: 'M-77', endsOn: '2026-11-20' })

    // In Dhaka the day ends at 18:00 UTC.
    clock.set('2026-11-20T17:59:59Z')
    const before = await see()
    clock.set('2026-11-20T18:00:00Z')
    const after = await see()

    expect(before.shown).toHaveLength(1)
    expect(after.shown).toBeUndefined()
    expect(after.etag).not.toBe(before.etag)
    expect(await read()).toMatchObject([{ kind: 'mawthooq', endsOn: '2026-11-20' }])
  })

  test('is announced to its owner thirty days before it ends, once, whoever runs the jobs', async () => {
    const { save, ...app } = await openPage()
    await save('uae-permit', { number: '123-45', endsOn: '2027-01-15' })
    const others = await app.startSecondJobs()
    const ending = async () =>
      (await listMails(app, app.owner.user.email)).filter(({ subject }) => subject.includes('expires soon'))

    const early = await ending()
    app.clock.set('2026-12-16T06:00:00Z')
    await Promise.all([app.jobs.runDue(), others.runDue()])
    await app.jobs.runDue()
    const mails = await ending()

    expect(early).toEqual([])
    expect(mails.map(({ subject }) => subject)).toEqual(['Your registration expires soon: UAE advertiser permit'])
    expect(mails[0]?.text).toContain('15 January 2027')
  })

  test('fills no mailbox of somebody who never confirmed that it is theirs', async () => {
    const { save, owner, ...app } = await openPage({ isConfirmed: false })
    for (const number of ['1', '2', '3']) {
      await save('vat', { number, endsOn: '2026-11-20' })
      app.clock.advance(61 * 60 * 1000)
      await app.jobs.runDue()
    }

    expect(await listMails(app, owner.user.email)).toHaveLength(1)
  })

  test('of an unknown kind is none, and one that is removed is gone', async () => {
    const { save, remove, read, see } = await openPage()
    await save('freelance', { number: 'FL-1' })

    const unknown = await save('passport', { number: '1' })
    const removed = await remove('freelance')

    expect([unknown.status, removed.status]).toEqual([404, 200])
    expect([await read(), (await see()).shown]).toEqual([[], undefined])
  })
})
