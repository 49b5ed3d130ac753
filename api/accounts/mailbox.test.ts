import { expect, test } from 'vitest'
import { password, registration } from '../testing/accounts.ts'
import { testApp } from '../testing/test-app.ts'
import { mailboxOf } from './mailbox.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Twelve addresses of one mailbox. */
const aliases = Array.from({ length: 12 }, (_, index) => `victim+${index}@example.com`)

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+shop+x@example.com', 'ada@example.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['A.d.a+x@GoogleMail.com', 'ada@gmail.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

/** The kind of row that each call puts into the outbox. */
const calls: [string, string, (app: TestApp, email: string, index: number) => Promise<unknown>][] = [
  ['registering', 'account-mail', ({ visitor }, email) => visitor.post('/api/auth/register', registration({ email }))],
  [
    'forgetting the password',
    'reset-requested',
    ({ visitor }, email) => visitor.post('/api/auth/forgot-password', { email }),
  ],
  [
    'forgetting the password of the CRM',
    'staff-reset-requested',
    ({ visitor }, email) => visitor.post('/api/crm/forgot-password', { email }),
  ],
  [
    'changing the address',
    'email-change-requested',
    async (app, email, index) => {
      const somebody = app.anotherVisitor()
      await somebody.post('/api/auth/register', registration({ email: `somebody${index}@example.com` }))
      await somebody.post('/api/auth/change-email', { email, password })
    },
  ],
]

test.each(calls)('%s sends one mailbox five mails an hour, by whichever alias', async (_name, kind, call) => {
  const app = await testApp()

  for (const [index, email] of aliases.entries()) await call(app, email, index)

  const rows = await app.deps.db.selectFrom('outbox').select('id').where('kind', '=', kind).execute()
  expect(rows).toHaveLength(5)
})
