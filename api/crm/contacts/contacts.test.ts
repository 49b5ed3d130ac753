import { ContactPage } from '@nokshi/contract/crm/contacts.ts'
import { expect, test } from 'vitest'
import { deskOf, openPeople, readRefusal } from '../../testing/people.ts'

test('somebody is added with all there is to know about them', async () => {
  const { add, desk, staff } = await openPeople()

  const { record } = await add({
    name: '  Huda   Rahman ',
    title: 'Founder',
    companyName: 'Delta Tea Ltd',
    location: 'Dubai, UAE',
    contactMethods: ['huda@delta.example', '050 123 4567'],
    tags: ['Tea', 'tea', 'Sylhet'],
    ownerId: staff.id,
    isSilent: true,
    note: 'Met at the fair.',
  })

  expect(record).toMatchObject({
    title: 'Founder',
    company: { name: 'Delta Tea Ltd' },
    location: 'Dubai, UAE',
    country: 'AE',
    language: 'en',
    email: 'huda@delta.example',
    phone: '+971501234567',
    tags: [{ name: 'Sylhet' }, { name: 'tea' }],
    owner: { id: staff.id },
    source: 'by hand',
    isSilent: true,
    version: 1,
  })
  const company = await deskOf(desk).readCompany(record.company?.id ?? '')
  expect(company).toMatchObject({ domain: 'delta.example', people: 1, contacts: [{ id: record.id }] })
})

test('a colleague at the same business address is a colleague', async () => {
  const { add } = await openPeople()
  const { record: first } = await add({ companyName: 'Delta Tea', contactMethods: ['huda@delta.example'] })

  const { record: second } = await add({ name: 'Karim', contactMethods: ['karim@delta.example'] })
  const { record: third } = await add({ name: 'Lima', companyName: 'DELTA TEA LTD.' })

  expect([second.company?.id, third.company?.id]).toEqual([first.company?.id, first.company?.id])
})

test('an address that somebody has is refused, and says who has it', async () => {
  const { add, desk, trash } = await openPeople()
  const { record: huda } = await add({ contactMethods: ['01712345678'] })
  const again = () => desk.post('/api/crm/contacts', { name: 'Huda', contactMethods: ['+880 1712-345678'] })

  expect(await readRefusal(again())).toMatchObject({
    status: 409,
    error: '+880 1712-345678 belongs to Huda Rahman already.',
    codes: { contactMethods: { code: 'point-taken', params: { holderId: huda.id } } },
  })

  await trash(huda.id)
  expect(await readRefusal(again())).toMatchObject({
    status: 409,
    error: expect.stringContaining('Huda Rahman, who is in the trash'),
    codes: { contactMethods: { code: 'point-in-trash', params: { holderId: huda.id } } },
  })
})

test('of many who add the same number at once, one does and the others are told', async () => {
  const { desk, list } = await openPeople()

  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      desk.post('/api/crm/contacts', { name: `Huda ${n}`, companyName: 'Delta', contactMethods: ['01712345678'] }),
    ),
  )

  expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array(9).fill(409)])
  expect(await list()).toHaveLength(1)
})

test('an edit changes what was sent, empties what was sent empty, and says so in the log', async () => {
  const { add, edit, readLog, undo, read, clock } = await openPeople()
  const { record } = await add({ title: 'CEO', location: 'Dhaka', contactMethods: ['a@example.com'], tags: ['Tea'] })
  clock.advance(1000)

  const { record: changed, changeId } = await edit(record, {
    title: 'Founder',
    location: '',
    contactMethods: ['01712345678', 'a@example.com'],
    tags: ['Rice'],
  })

  expect(changed).toMatchObject({
    name: 'Huda Rahman',
    title: 'Founder',
    location: null,
    contactMethods: [{ norm: '+8801712345678' }, { norm: 'a@example.com' }],
    tags: [{ name: 'Rice' }],
    country: 'BD',
  })
  const [line] = await readLog()
  expect(line?.summary).toBe(
    'Changed Huda Rahman: title: CEO → Founder, location: Dhaka → none, +8801712345678 added, tag Rice added, tag Tea removed',
  )

  expect((await undo(changeId)).status).toBe(200)
  const { version: _, lastActivityAt: __, ...before } = record
  expect(await read(record.id)).toMatchObject(before)
})

test('a note does not get in the way of an edit, nor of its undoing', async () => {
  const { add, edit, desk, undo, read, clock } = await openPeople()
  const { record } = await add()
  const log = async () => {
    clock.advance(1000)
    await desk.post('/api/crm/timeline', { kind: 'note', body: 'Called.', contactId: record.id })
  }

  await log()
  const { changeId } = await edit(record, { title: 'Founder' })
  await log()

  expect((await undo(changeId)).status).toBe(200)
  expect(await read(record.id)).toMatchObject({ title: null })
})

test('who was added and then worked with is not taken back by undo', async () => {
  const { add, desk, undo, read, clock } = await openPeople()
  const { record, changeId } = await add()
  clock.advance(1000)
  await desk.post('/api/crm/timeline', { kind: 'note', body: 'Called.', contactId: record.id })

  expect((await undo(changeId)).status).toBe(409)
  expect(await read(record.id)).toMatchObject({ id: record.id })
})

test('adding somebody is undone with their company, and both come back', async () => {
  const { add, undo, desk, find } = await openPeople()
  const { record, changeId } = await add({ companyName: 'Delta Tea', contactMethods: ['a@example.com'] })

  const reply = await undo(changeId)
  const { id: undoId } = await reply.json()
  expect((await desk.get(`/api/crm/contacts/${record.id}`)).status).toBe(404)
  expect(await find('delta')).toEqual([])

  await undo(undoId)
  expect((await find('delta')).sort()).toEqual(['Delta Tea', 'Huda Rahman'])
})

test('the trash keeps somebody with their addresses until they are restored', async () => {
  const { add, trash, desk, list, find, read } = await openPeople()
  const { record } = await add({ contactMethods: ['a@example.com'] })

  await trash(record.id)
  expect([await list(), await find('huda')]).toEqual([[], []])
  expect((await desk.get(`/api/crm/contacts/${record.id}`)).status).toBe(404)
  expect((await desk.delete(`/api/crm/contacts/${record.id}`)).status).toBe(409)

  const reply = await desk.post(`/api/crm/trash/contact/${record.id}/restore`, {})
  expect(reply.status).toBe(200)
  expect(await read(record.id)).toMatchObject({ email: 'a@example.com' })
  expect(await find('huda')).toEqual(['Huda Rahman'])
})

test('the list is filtered, sorted and read in parts', async () => {
  const { add, list, desk, staff, clock } = await openPeople()
  const { record: tea } = await add({ name: 'Abir', companyName: 'Delta Tea', tags: ['Tea'] })
  for (let n = 0; n < 60; n++) {
    clock.advance(1000)
    await add({ name: `Person ${String(n).padStart(2, '0')}`, ownerId: n < 3 ? staff.id : null })
  }

  expect(await list(`tag=${tea.tags[0]?.id}`)).toEqual(['Abir'])
  expect(await list(`company=${tea.company?.id}`)).toEqual(['Abir'])
  expect(await list(`owner=${staff.id}&sort=name`)).toEqual(['Person 00', 'Person 01', 'Person 02'])
  expect(await list('source=by hand&q=abi')).toEqual(['Abir'])
  expect(await list('q=delta')).toEqual(['Abir'])
  expect(await list('q=!!!')).toEqual([])

  for (const sort of ['active', 'name', 'new']) {
    const first = await desk.read(`/api/crm/contacts?sort=${sort}`, ContactPage)
    expect(first.total).toBe(61)
    const second = await desk.read(`/api/crm/contacts?sort=${sort}&cursor=${first.next}`, ContactPage)
    const names = [...first.items, ...second.items].map((line) => line.name)
    expect(first.items).toHaveLength(50)
    expect(second.next).toBeNull()
    expect(new Set(names).size).toBe(61)
    expect(names[sort === 'name' ? 0 : 60]).toBe('Abir')
  }
})

test('a line shows the next step: the earliest task that is open', async () => {
  const { add, desk, read } = await openPeople()
  const { record } = await add()
  for (const [title, dueDay] of [
    ['Some day', undefined],
    ['Later', '2026-12-24'],
    ['First', '2026-11-20'],
  ])
    await desk.post('/api/crm/tasks', { title, dueDay, contactId: record.id })

  expect(await read(record.id)).toMatchObject({ nextStep: { title: 'First', dueDay: '2026-11-20' } })
})

test('who may be the same person is suggested, by mailbox, number and name', async () => {
  const { add, desk } = await openPeople()
  const { record } = await add({ companyName: 'Tea House', contactMethods: ['huda@example.com', '0501234567'] })
  await add({ name: 'Huda R.', companyName: 'Tea House' })
  await add({ name: 'Huda K.', companyName: 'Tea House' })
  await add({ name: 'Huda R.', companyName: 'Elsewhere' })
  await add({ name: 'Shop', contactMethods: ['huda+shop@example.com'] })
  await add({ name: 'Elsewhere', contactMethods: ['huda+shop@example.org'] })
  await add({ name: 'Dubai', contactMethods: ['+971501234567'] })
  await add({ name: 'Rahman Huda' })
  await add({ name: 'Hoda Rahman' })
  await add({ name: 'Karim Rahman' })

  const duplicates = await (await desk.get(`/api/crm/contacts/${record.id}/duplicates`)).json()

  const found = duplicates.map(({ contact, because }: { contact: { name: string }; because: string }) => [
    contact.name,
    because,
  ])
  expect(found.sort()).toEqual([
    ['Dubai', 'phone'],
    ['Hoda Rahman', 'name'],
    ['Huda R.', 'name'],
    ['Rahman Huda', 'name'],
    ['Shop', 'email'],
  ])
})

test('names and notes in any script are stored and found', async () => {
  const { add, find } = await openPeople()
  await add({ name: 'রহিম উদ্দিন', contactMethods: ['০১৭১২৩৪৫৬৭৮'] })
  await add({ name: 'أحمد الشمري', location: 'الرياض', contactMethods: ['٠٥٠١٢٣٤٥٦٧'] })
  await add({ name: '🙂', contactMethods: ['smile@example.com'] })

  expect(await find('রহিম')).toEqual(['রহিম উদ্দিন'])
  expect(await find('احمد')).toEqual(['أحمد الشمري'])
  expect(await find('০১৭১২৩৪')).toEqual(['রহিম উদ্দিন'])
  expect(await find('+966 50')).toEqual(['أحمد الشمري'])
  expect(await find('smile@exam')).toEqual(['🙂'])
})
