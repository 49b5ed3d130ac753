import { HIDDEN_FIELDS } from '@nokshi/contract/trap.ts'
import { expect, test } from 'vitest'
import { aLead, openInbox } from '../../testing/inbox.ts'
import { readWebsite } from '../../testing/visits.ts'

const cameFrom = 'page=/services&referrer=www.google.com&utm_medium=cpc&utm_campaign=Eid-2026'
const known = { page: '/services', referrer: 'google.com', medium: 'cpc', campaign: 'eid-2026' }

test.each(['lead', 'request'])('a %s says where it came from, and so do its deal and the website', async (form) => {
  const studio = await openInbox()
  const beside = { [HIDDEN_FIELDS]: `${new URLSearchParams({ cameFrom })}` }
  const post = await (form === 'lead' ? studio.sendLead({}, beside) : studio.sendRequest({}, beside))

  expect(post.cameFrom).toEqual(known)
  expect(post.fields.map(({ label }) => label)).not.toContain('cameFrom')
  expect((await studio.readDeal(post.deal)).cameFrom).toEqual(known)
  const { submissions } = await readWebsite(studio.desk)
  expect(submissions).toEqual([expect.objectContaining({ id: post.id, name: post.name, cameFrom: known })])
})

test('a lead is kept whatever the header beside it says, and none of its fields come from there', async () => {
  const { sendLead } = await openInbox()
  const header = `name=Nobody&comment=%ff&location=Dhaka&cameFrom=${'x'.repeat(3000)}&cameFrom=page%3D/about`

  const post = await sendLead({}, { [HIDDEN_FIELDS]: header })

  expect(post).toMatchObject({ name: aLead.name, cameFrom: { page: '/about' } })
  expect(post.fields.map(({ value }) => value)).not.toContain('Dhaka')
})

test('a message that comes twice is one, whatever was told about where it came from', async () => {
  const studio = await openInbox()
  await studio.sendLead({ cameFrom })
  const post = await studio.sendLead({ cameFrom: 'page=/about' })

  expect(post).toMatchObject({ timesSent: 2, cameFrom: known })
})

test.each([
  ['nothing', undefined, null],
  ['null', null, null],
  ['no text', { page: '/' }, null],
  ['more than anybody needs', `page=/&utm_campaign=${'x'.repeat(2000)}`, null],
  ['a long name beside a page', `page=/&utm_campaign=${'x'.repeat(101)}`, { page: '/' }],
  ['no path and no host', 'page=javascript:alert(1)&referrer=<b>&utm_source=', null],
  ['lines and controls', 'page=/%0a&utm_campaign=a%0d%0ab%00', { campaign: 'a b' }],
])('a lead is taken whatever it says about its origin: %s', async (_what, told, read) => {
  const { visitor, sendLead } = await openInbox()

  expect((await visitor.post('/api/leads', { ...aLead, name: 'First Try', cameFrom: told })).status).toBe(201)
  expect((await sendLead({ cameFrom: told })).cameFrom).toEqual(read)
})
