import { expect, test } from 'vitest'
import { countTurns } from '../../testing/count-turns.ts'
import { openPeople, readRefusal } from '../../testing/people.ts'
import { parseTable } from './table.ts'

test.each([
  ['a,b\r\n1,2\r\n', ['a|b', '1|2']],
  ['\uFEFFa;b\n1;2', ['a|b', '1|2']],
  ['a\tb\r1\t2', ['a|b', '1|2']],
  ['a,b\n"x, ""y""\nz",2', ['a|b', 'x, "y"\nz|2']],
  ['a,b\n\n,\n1,', ['a|b', '1|']],
  ['sep=;\na;b', ['a|b']],
  ['"a;b",c\n1,2', ['a;b|c', '1|2']],
  ["a\n'+880", ['a', '+880']],
  ['', []],
])('the file %j has the rows %j', async (text, rows) => {
  expect((await parseTable(text)).map((cells) => cells.join('|'))).toEqual(rows)
})

test('of a cell with more than any field takes the beginning is read', async () => {
  const cell = (repeats: number) => `a\n"${'x""y,\n'.repeat(repeats)}z",b`

  expect((await parseTable(cell(3_000)))[1]).toEqual([`${'x"y,\n'.repeat(3_000)}z`, 'b'])
  const [long, next] = (await parseTable(cell(800_000)))[1] ?? []
  expect([long?.startsWith('x"y,\nx"y'), long?.length, next]).toEqual([true, 20_000 - 1, 'b'])
})

/** A line break and a quotation mark are two characters each in a body. */
const MEGABYTES = 2.5 * 1024 ** 2

test.each([
  ['commas', ','.repeat(MEGABYTES), 'too-many-columns'],
  ['line breaks', '\n'.repeat(MEGABYTES), 'no-rows'],
  ['rows', 'a\n'.repeat(MEGABYTES / 2), 'too-many-rows'],
  ['quotation marks', `"${'"'.repeat(MEGABYTES - 2)}`, 'unclosed-quote'],
])('a file of nothing but %s is refused, and others are answered meanwhile', async (_what, csv, code) => {
  const { desk } = await openPeople()

  const { result, turns } = await countTurns(() => desk.post('/api/crm/import', { csv, isDryRun: true }))

  expect(JSON.stringify(await readRefusal(result))).toContain(code)
  // A file that is read to its end is read in parts; others are refused at once.
  if (code === 'no-rows') expect(turns).toBeGreaterThan(15)
})

test('somebody with more addresses than a person can have is refused, and nobody else', async () => {
  const { importCsv } = await openPeople()
  const numbers = Array.from({ length: 200_000 }, (_, at) => 100_000 + at).join(';')

  const report = await importCsv(`name,phone\nHuda,"${numbers}"\nKarim,01712345678`)

  expect(report).toMatchObject({ added: 1, refused: [{ row: 2, sentence: expect.stringContaining('at most 20') }] })
})

test('while a large file is imported and the import undone, others are answered', async () => {
  const { importCsv, undo } = await openPeople()
  const tags = Array.from({ length: 10 }, (_, at) => `t${at}`).join(';')
  const rows = Array.from({ length: 1_000 }, (_, at) => `P${at},p${at}@example.com,${tags}`)

  const imported = await countTurns(() => importCsv(['name,email,tags', ...rows].join('\n')))
  const undone = await countTurns(() => undo(imported.result.changeId ?? ''))

  expect(imported.longestShare).toBeLessThan(0.4)
  expect(undone.longestShare).toBeLessThan(0.4)
})

const file = [
  'Full name,Email,Mobile,Company name,Job title,City,Tags,Notes',
  'Huda Rahman,HUDA@delta.example,01712-345678,Delta Tea Ltd,Founder,Dhaka,"Tea; Sylhet",Met at the fair',
  'Karim,karim@delta.example; k@example.com,,Delta Tea,,,,',
  'أحمد,,٠٥٠١٢٣٤٥٦٧,,,الرياض,,',
  'No Reach,,,,,,,',
  ',only@example.com,,,,,,',
].join('\r\n')

test('a file is tried first, then taken in, and the second time adds nothing', async () => {
  const { importCsv, list, read, desk, find } = await openPeople()

  const tried = await importCsv(file, { isDryRun: true })
  expect(tried).toMatchObject({ rows: 5, added: 5, updated: 0, refused: [], changeId: null })
  expect(tried.columns.map((column) => column.field)).toEqual([
    'name',
    'email',
    'phone',
    'company',
    'title',
    'location',
    'tags',
    'note',
  ])
  expect(await list()).toEqual([])

  const taken = await importCsv(file)
  expect(taken).toMatchObject({ added: 5, changeId: expect.any(String) })
  expect((await list('sort=name')).length).toBe(5)
  expect(await find('only@ex')).toEqual(['only@example.com'])
  const { items } = await (await desk.get('/api/crm/contacts?q=huda')).json()
  expect(await read(items[0].id)).toMatchObject({
    email: 'huda@delta.example',
    phone: '+8801712345678',
    company: { name: 'Delta Tea Ltd' },
    title: 'Founder',
    source: 'import',
    tags: [{ name: 'Sylhet' }, { name: 'Tea' }],
  })

  expect(await importCsv(file)).toMatchObject({ added: 0, updated: 0, unchanged: 5, changeId: null })
})

test('one undo takes a whole file back, another brings it again', async () => {
  const { importCsv, list, undo, find } = await openPeople()
  const { changeId } = await importCsv(file)

  const { id: undoId } = await (await undo(changeId ?? '')).json()
  expect([await list(), await find('delta')]).toEqual([[], []])

  expect((await undo(undoId)).status).toBe(200)
  expect(await list()).toHaveLength(5)
  expect(await importCsv(file)).toMatchObject({ added: 0, updated: 0 })
})

test('who is known is completed, never overwritten', async () => {
  const { add, importCsv, read } = await openPeople()
  const { record } = await add({ title: 'CEO', contactMethods: ['01712345678'] })

  const report = await importCsv(
    'name;phone;email;title;location\nSomebody;+8801712345678;huda@example.com;Founder;Dhaka',
  )

  expect(report).toMatchObject({ added: 0, updated: 1, preview: [{ outcome: 'update', contact: 'Huda Rahman' }] })
  expect(await read(record.id)).toMatchObject({
    name: 'Huda Rahman',
    title: 'CEO',
    location: 'Dhaka',
    contactMethods: [{ norm: '+8801712345678' }, { norm: 'huda@example.com' }],
  })
})

test('rows about one person make one, and a row about two is the one with the address', async () => {
  const { importCsv, list, add } = await openPeople()
  await add({ name: 'Mail', contactMethods: ['mail@example.com'] })
  await add({ name: 'Phone', contactMethods: ['01712345678'] })

  const report = await importCsv(
    ['name,email,phone', 'A,a@example.com,', 'A,a@example.com,01812345678', 'B,mail@example.com,01712345678'].join(
      '\n',
    ),
  )

  expect(report.preview.map((row) => row.outcome)).toEqual(['add', 'update', 'unchanged'])
  expect(await list('sort=name')).toEqual(['A', 'Mail', 'Phone'])
})

test('a file without a header, in Bangla or with columns chosen by hand is understood', async () => {
  const { importCsv } = await openPeople()

  const headless = await importCsv('Huda,huda@example.com\nKarim,karim@example.com', { isDryRun: true })
  const bangla = await importCsv('নাম,মোবাইল\nরহিম,০১৭১২৩৪৫৬৭৮', { isDryRun: true })
  const chosen = await importCsv('wer,was\nHuda,huda@example.com', {
    isDryRun: true,
    columns: { wer: 'name', was: null },
  })

  const fields = [headless, bangla, chosen].map((report) => report.columns.map((column) => column.field))
  expect(fields).toEqual([
    ['name', 'email'],
    ['name', 'phone'],
    ['name', null],
  ])
  expect([headless.added, bangla.added, chosen.added]).toEqual([2, 1, 1])
})

test('a row that cannot be is refused by its number, the others come in', async () => {
  const { importCsv, add, trash } = await openPeople()
  const { record } = await add({ contactMethods: ['gone@example.com'] })
  await trash(record.id)

  const report = await importCsv(
    [
      'name,email,title',
      'A,not-an-address,',
      `B,b@example.com,${'x'.repeat(121)}`,
      'C,gone@example.com,',
      'D,d@example.com,',
      ',,Founder',
    ].join('\n'),
  )

  expect(report.refused.map(({ row }) => row)).toEqual([2, 3, 4, 6])
  expect(report.refused[2]?.sentence).toContain('in the trash')
  expect(report.added).toBe(1)
})

test.each([
  ['', 'The file is empty.'],
  ['name', 'There is nobody in this file.'],
  ['name\n"Huda', 'never closed'],
  ['colour\nred', 'Say which column'],
  [`name\n${'Huda\n'.repeat(5001)}`, 'at most 5,000 rows'],
])('the file %.20j is refused with a reason', async (csv, reason) => {
  const { desk } = await openPeople()

  const refusal = await readRefusal(desk.post('/api/crm/import', { csv, isDryRun: true }))

  expect(refusal).toMatchObject({ status: 400, error: expect.stringContaining(reason) })
})

test('a file that is too large is refused', async () => {
  const { desk } = await openPeople()

  const reply = await desk.post('/api/crm/import', { csv: 'x'.repeat(7 * 1024 * 1024), isDryRun: true })

  expect(reply.status).toBe(413)
})

test('two who take in the same file at once make everybody once', async () => {
  const { desk, list } = await openPeople()
  const send = () => desk.post('/api/crm/import', { csv: file, isDryRun: false })

  const replies = await Promise.all([send(), send()])

  expect(replies.map((reply) => reply.status)).toEqual([200, 200])
  expect(await list('q=delta')).toHaveLength(2)
})

test('a mobile of Bangladesh in a city of the Gulf is the same person when they write by a form', async () => {
  const { importCsv, list, visitor, jobs, find } = await openPeople()
  const csv = 'Name,Email,Phone,City\nRahim,rahim-at-nowhere,01712-345678,Dubai\nNobody,x-at-y,,Dubai'

  expect(await importCsv(csv)).toMatchObject({ added: 1, refused: [{ row: 3 }] })
  const lead = { name: 'Rahim', contact: '+880 1712 345678', type: 'other', comment: 'Hello again' }
  expect((await visitor.post('/api/leads', lead)).status).toBe(201)
  await jobs.runDue()

  expect(await list()).toEqual(['Rahim'])
  for (const typed of ['+8801712345678', '01712-345678', '1712345678', '০১৭১২৩৪৫৬৭৮'])
    expect(await find(typed)).toEqual(['Rahim'])
})

test('the table of people is safe in a spreadsheet and comes in again unchanged', async () => {
  const { add, desk, importCsv } = await openPeople()
  await add({ name: '=HYPERLINK("x")', contactMethods: ['01712345678', 'a@example.com'], tags: ['Tea', 'Rice'] })
  await add({ name: 'রহিম', companyName: 'Delta, Tea', location: "Jeddah;=cmd|'/C calc'!A0" })

  const reply = await desk.get('/api/crm/contacts.csv')
  const csv = await reply.text()

  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv).toContain(',+880 1712 345678,')
  expect(csv).toContain(`"Jeddah;'=cmd|'/C calc'!A0"`)
  expect(await importCsv(csv)).toMatchObject({ rows: 2, unchanged: 2, added: 0, updated: 0 })
})

test('the company of the file wins; a mail domain is used where the file has none, and the trial says so', async () => {
  const { importCsv, desk } = await openPeople()
  const people = [
    'name,email,company',
    'Huda,huda@park.example,Delta Tea',
    'Karim,karim@park.example,Sylhet Ceramics',
    'Layla,layla@park.example,',
  ].join('\n')

  const { preview } = await importCsv(people, { isDryRun: true })
  await importCsv(people)

  expect(preview.map(({ detail }) => detail)).toEqual([
    'company Delta Tea, huda@park.example',
    'company Sylhet Ceramics, karim@park.example',
    'company Delta Tea, because of @park.example, layla@park.example',
  ])
  const { items } = await (await desk.get('/api/crm/contacts?sort=name')).json()
  const companies = items.map(({ company }: { company: { name: string } }) => company.name)
  expect(companies).toEqual(['Delta Tea', 'Sylhet Ceramics', 'Delta Tea'])
})

test('bad addresses are flagged, and rows that failed are a file of their own', async () => {
  const { importCsv } = await openPeople()

  const report = await importCsv('name,email,phone\nHuda,huda at tea,01712345678\nKarim,karim@@tea,\nلیلى,,12\n')

  expect(report).toMatchObject({ added: 1, flagged: 1, refused: [{ row: 3 }, { row: 4 }] })
  expect(report.preview[0]?.detail).toContain('«huda at tea» is neither')
  expect(report.failedCsv?.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFname,email,phone,Why it was not imported',
    'Karim,karim@@tea,,«karim@@tea» is neither an email address nor a phone number.',
  ])
})
