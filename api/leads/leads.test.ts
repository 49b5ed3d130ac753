import { LeadReceived } from '@nokshi/contract/leads.ts'
import { Problem } from '@nokshi/contract/problem.ts'
import { expect, test } from 'vitest'
import { testSmtp } from '../testing/servers/test-smtp.ts'
import { testApp } from '../testing/test-app.ts'

const ada = {
  name: 'Ada',
  contact: 'ada@example.com',
  type: 'web development',
  businessName: 'Engines Ltd',
  location: 'Dhaka, Bangladesh',
  comment: 'I need a website for my shop.',
}

test('a lead is kept word for word, and the studio gets a mail it can answer', async () => {
  const smtp = await testSmtp()
  const { visitor, deps, jobs } = await testApp({ env: smtp.env })
  const body = `{ "name": "  Ada ", "contact":"ada@example.com", "type":"marketing",\n "extra": [1] }`

  const reply = await visitor.send('POST', '/api/leads', { 'content-type': 'application/json' }, body)
  await jobs.runDue()

  expect(reply.status).toBe(201)
  const { reference } = LeadReceived.parse(await reply.json())
  expect(reference).toMatch(/^LD-[0-9A-HJKMNP-TV-Z]{6}$/)
  const submissions = await deps.db.selectFrom('submission').selectAll().execute()
  expect(submissions).toEqual([
    expect.objectContaining({
      reference,
      form: 'lead',
      payload: '{"name":"  Ada ","contact":"ada@example.com","type":"marketing"}',
      name: 'Ada',
      status: 'new',
      timesSent: 1,
      receivedAt: deps.now(),
    }),
  ])
  expect(smtp.toStudio()).toHaveLength(1)
  expect(smtp.toStudio()[0]?.headers).toMatchObject({
    to: 'studio@nokshi.example',
    from: 'Nokshi Studio <website@nokshi.example>',
    'reply-to': 'Ada <ada@example.com>',
    subject: `New lead: Ada (${reference})`,
  })
})

test('the mail shows every field of the form, also those left empty', async () => {
  const smtp = await testSmtp()
  const { visitor, jobs } = await testApp({ env: smtp.env })

  await visitor.post('/api/leads', { ...ada, location: '' })
  await jobs.runDue()

  const text = smtp.toStudio()[0]?.text.split('\n\nOpen in the CRM:\n')
  expect(text?.[1]).toMatch(/^http:\/\/localhost:\d+\/crm\/inbox\/\w+$/)
  expect(text?.[0]?.split('\n')).toEqual([
    ...['Name: Ada', 'Contact: ada@example.com', 'Type: web development'],
    ...['Business Name: Engines Ltd', 'Location: –', '', 'Comment:', 'I need a website for my shop.'],
  ])
})

test('a lead with a phone number has nobody to reply to', async () => {
  const smtp = await testSmtp()
  const { visitor, jobs } = await testApp({ env: smtp.env })

  await visitor.post('/api/leads', { ...ada, contact: '+880 1712 345678' })
  await jobs.runDue()

  expect(smtp.toStudio()[0]?.headers).not.toHaveProperty('reply-to')
  expect(smtp.toStudio()[0]?.text).toContain('Contact: +880 1712 345678')
})

test('line breaks and markup in a lead end as text, in Bangla and Arabic as well', async () => {
  const smtp = await testSmtp()
  const { visitor, jobs } = await testApp({ env: smtp.env })

  await visitor.post('/api/leads', {
    ...ada,
    name: 'রহিম\r\nBcc: victim@example.com',
    contact: 'ada@example.com\r\nBcc: victim@example.com',
    businessName: 'X\nSubject: changed',
    comment: 'أحتاج إلى موقع <img src=x onerror="alert(1)">',
  })
  await jobs.runDue()

  const [mail] = smtp.toStudio()
  expect(mail?.headers).not.toHaveProperty('bcc')
  expect(mail?.headers).not.toHaveProperty('reply-to')
  expect(mail?.headers.subject).toMatch(/^New lead: রহিম Bcc: victim@example.com \(LD-/)
  expect(mail?.headers.to).toBe('studio@nokshi.example')
  expect(mail?.html).toContain('أحتاج إلى موقع &lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
})

test('a lead that breaks the rules of the form is refused field by field, and not kept', async () => {
  const { visitor, deps } = await testApp()

  const reply = await visitor.post('/api/leads', { name: 'A', contact: '017', type: 'chat' })

  expect(reply.status).toBe(400)
  expect(Problem.parse(await reply.json()).fields).toEqual({
    name: 'Name must be at least 2 characters.',
    contact: 'Contact must be at least 10 characters.',
    type: 'Select a type.',
  })
  expect(await deps.db.selectFrom('submission').selectAll().execute()).toEqual([])
})
