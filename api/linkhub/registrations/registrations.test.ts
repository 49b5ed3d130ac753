// @engines sqlite postgres

import { OwnRegistration, RegistrationList } from '@nokshi/contract/blocks/registrations.ts'
import { Profile } from '@nokshi/contract/linkhub.ts'
import { describe, expect, test } from 'vitest'
import { listMails } from '../../testing/accounts.ts'
import { makeProfile, makeStaff } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

const REGISTRATIONS = '/api/linkhubAuth/me/registrations'
const json = { 'content-type': 'application/json' }

async function openPage() {
  const app = await testApp()
  const owner = await makeProfile(app)
  return {
    ...app,
    owner,
    save: (kind: string, edit: object) =>
      owner.client.send('PUT', `${REGISTRATIONS}/${kind}`, json, JSON.stringify({ endsOn: null, ...edit })),
    remove: (kind: string) => owner.client.send('DELETE', `${REGISTRATIONS}/${kind}`, {}),
    read: () => owner.client.read(REGISTRATIONS, OwnRegistration.array()),
    see: async () => {
      const reply = await app.visitor.send('GET', '/api/linkhub/ada-rahman', { 'cache-control': 'no-cache' })
      return { etag: reply.headers.get('etag'), shown: Profile.parse(await reply.json()).registrations }
    },
  }
}

describe('a registration', () => {
  test('is the statement of its owner until staff mark it as checked, and a change takes the mark away', async () => {
    const { save, see, ...app } = await openPage()
    const { client: desk } = await makeStaff(app)
    await save('dbid', { number: 'DBID ১২৩/৪৫' })
    const stated = await see()

    const list = await desk.read('/api/crm/registrations', RegistrationList)
    const [waiting] = list.registrations
    const path = `/api/crm/registrations/${waiting?.id}/check`
    const marked = await desk.post(path, { isChecked: true, number: waiting?.number })
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
    expect(log).toContain('Marked as checked the registration dbid DBID123/45 of the page @ada-rahman')
  })

  test('cannot be marked with a number that was looked up before it was changed', async () => {
    const { save, see, ...app } = await openPage()
    const { client: desk } = await makeStaff(app)
    await save('vat', { number: '300123' })
    const [waiting] = (await desk.read('/api/crm/registrations', RegistrationList)).registrations
    await save('vat', { number: '300999' })

    const reply = await desk.post(`/api/crm/registrations/${waiting?.id}/check`, {
      isChecked: true,
      number: '300123',
    })

    expect((await problemOf(reply)).code).toBe('registration-changed')
    expect((await see()).shown?.[0]?.checkedOn).toBeNull()
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
      (await listMails(app, app.owner.user.email)).filter(({ subject }) => subject.includes('ends soon'))

    const early = await ending()
    app.clock.set('2026-12-16T06:00:00Z')
    await Promise.all([app.jobs.runDue(), others.runDue()])
    await app.jobs.runDue()
    const mails = await ending()

    expect(early).toEqual([])
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your registration ends soon: UAE advertiser permit',
    ])
    expect(mails[0]?.text).toContain('2027-01-15')
  })

  test.each([
    ['number', 'dbid', { number: '' }, 'invalid-registration-number'],
    ['number', 'dbid', { number: 'A'.repeat(31) }, 'invalid-registration-number'],
    ['number', 'dbid', { number: '<b>12</b>' }, 'invalid-registration-number'],
    ['number', 'dbid', { number: 'javascript:1' }, 'invalid-registration-number'],
    ['endsOn', 'vat', { number: '12', endsOn: '2026-11-14' }, 'choose-end-day'],
    ['endsOn', 'vat', { number: '12', endsOn: '2026-02-30' }, 'choose-end-day'],
  ])('is refused by a sentence at its field %s: %s %j', async (field, kind, edit, code) => {
    const { save, read } = await openPage()

    const problem = await problemOf(await save(kind, edit))

    expect(problem.codes?.[field]?.code).toBe(code)
    expect(await read()).toEqual([])
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
