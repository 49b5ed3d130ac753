import { Problem } from '@nokshi/contract/problem.ts'
import { ProjectRequestReceived } from '@nokshi/contract/project-requests.ts'
import { expect, test } from 'vitest'
import { testSmtp } from '../testing/servers/test-smtp.ts'
import { testApp } from '../testing/test-app.ts'

const request = {
  name: 'Grace',
  email: 'grace@example.com',
  company: 'Compilers & Co',
  projectType: 'ecommerce',
  description: 'A shop for handmade quilts.\nFifty products.',
  budget: '<5k',
}

test('a project request is kept word for word, and the studio gets a mail it can answer', async () => {
  const smtp = await testSmtp()
  const { visitor, deps, jobs } = await testApp({ env: smtp.env })

  const reply = await visitor.post('/send-email', request)
  await jobs.runDue()

  expect(reply.status).toBe(200)
  const { reference } = ProjectRequestReceived.parse(await reply.json())
  expect(reference).toMatch(/^PR-[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(await deps.db.selectFrom('submission').selectAll().execute()).toEqual([
    expect.objectContaining({ reference, form: 'project-request', payload: JSON.stringify(request), name: 'Grace' }),
  ])
  const [mail] = smtp.toStudio()
  expect(mail?.headers).toMatchObject({
    subject: `New project request: Grace (${reference})`,
    'reply-to': 'Grace <grace@example.com>',
  })
  expect(mail?.text.split('\n\nOpen in the CRM:\n')[0]).toBe(
    'Name: Grace\nEmail: grace@example.com\nCompany: Compilers & Co\nProject Type: E-commerce\nBudget: Under $5,000\n\nDescription:\nA shop for handmade quilts.\nFifty products.',
  )
  expect(mail?.html).toContain('Compilers &amp; Co')
})

test('an address that is more than one address is refused', async () => {
  const { visitor, deps } = await testApp()
  const email = 'grace@example.com'

  for (const more of [`${email}\r\nBcc: victim@example.com`, `${email}, victim@example.com`, `Grace <${email}>`]) {
    const reply = await visitor.post('/send-email', { ...request, email: more })
    expect(reply.status).toBe(400)
    expect(Problem.parse(await reply.json()).fields).toHaveProperty('email')
  }
  expect(await deps.db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
