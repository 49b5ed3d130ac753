import { SearchHit } from '@nokshi/contract/crm/search.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openPeople } from '../../testing/people.ts'

test('one box finds people, companies and deals by the beginning of any word', async () => {
  const { add, desk, find } = await openPeople()
  const { record } = await add({ companyName: 'Tea House', contactMethods: ['huda@example.com'] })
  await desk.post('/api/crm/deals', { title: 'Teapots online', contactId: record.id })

  expect(await find('tea')).toEqual(['Huda Rahman', 'Tea House', 'Teapots online'])
  expect(await find('hou te')).toEqual(['Huda Rahman', 'Tea House', 'Teapots online'])
  expect(await find('rahm')).toEqual(['Huda Rahman', 'Teapots online'])
  expect(await find('huda@example.com')).toEqual(['Huda Rahman'])
  for (const nothing of ['eapots', '', '!?', '%', 'rahman nobody']) expect(await find(nothing)).toEqual([])
})

test('what came in by a form is found by its reference, however it is read out', async () => {
  const { visitor, find } = await openPeople()
  const lead = { name: 'Karim', contact: 'karim@example.com', type: 'other' }
  const { reference } = await (await visitor.post('/api/leads', lead)).json()
  const code: string = reference

  expect(await find(code)).toEqual([code])
  expect(await find(code.toLowerCase().replace('-', ' '))).toEqual([code])
  expect(await find(code.slice(3))).toEqual([code])
  expect(await find(code.replaceAll('0', 'o'))).toEqual([code])
})

test('at most twenty are shown, each kind with its share, the latest first', async () => {
  const { add, addCompany, desk, clock } = await openPeople()
  for (let n = 0; n < 25; n++) {
    clock.advance(1000)
    await add({ name: `Loom ${n}` })
  }
  for (let n = 0; n < 7; n++) await addCompany({ name: `Loom ${n}` })

  const hits = await desk.read('/api/crm/search?q=loom', z.array(SearchHit))

  expect(hits).toHaveLength(20)
  expect(hits.filter((hit) => hit.kind === 'company')).toHaveLength(5)
  expect(hits[0]).toMatchObject({ kind: 'contact', title: 'Loom 24' })
  expect(hits.at(-1)).toMatchObject({ kind: 'company' })
})

test('notes and tasks are found by their words, and lead to whom they are about', async () => {
  const { add, desk, find } = await openPeople()
  const { record } = await add({ name: 'Huda Rahman' })
  const note = { kind: 'note', contactId: record.id, body: 'Prefers turquoise, and\npays by bKash.' }
  await desk.post('/api/crm/timeline', note)
  await desk.post('/api/crm/tasks', { title: 'Send turquoise samples', dueDay: '2026-11-20' })

  const hits = await desk.read('/api/crm/search?q=turq', z.array(SearchHit))
  expect(hits).toEqual([
    { kind: 'task', id: expect.any(String), title: 'Send turquoise samples', detail: '2026-11-20', about: null },
    {
      ...{ kind: 'note', id: expect.any(String), title: 'Prefers turquoise, and pays by bKash.' },
      ...{ detail: 'Huda Rahman', about: { kind: 'contact', id: record.id } },
    },
  ])

  await desk.delete(`/api/crm/timeline/${hits[1]?.id}`)
  await desk.delete(`/api/crm/tasks/${hits[0]?.id}`)
  expect(await find('turquoise')).toEqual([])
})

test('Arabic words are found with any article, and without', async () => {
  const { addCompany, find } = await openPeople()
  await addCompany({ name: 'نسيم للعقارات' })
  await addCompany({ name: 'بيت الشاي والقهوة' })

  for (const typed of ['عقارات', 'العقارات', 'للعقارات', 'نسيم عقار'])
    expect(await find(typed)).toEqual(['نسيم للعقارات'])
  for (const typed of ['شاي', 'الشاي', 'قهوة', 'القهوه']) expect(await find(typed)).toEqual(['بيت الشاي والقهوة'])
})

test('one letter may be wrong, missing, too many or swapped, in any script', async () => {
  const { add, find } = await openPeople()
  for (const name of ['Mitali Das', 'রহিম উদ্দিন', 'ياسمين']) await add({ name })

  for (const typed of ['mitli', 'mittali', 'mtiali', 'das mitalu']) expect(await find(typed)).toEqual(['Mitali Das'])
  expect(await find('উদ্দীন')).toEqual(['রহিম উদ্দিন'])
  expect(await find('ياسمبن')).toEqual(['ياسمين'])
  expect(await find('motely')).toEqual([])
})
