import { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import { expect, test } from 'vitest'
import { createDns } from '../../platform/dns.ts'
import { makeStaff } from '../../testing/make.ts'
import { testDns } from '../../testing/servers/test-dns.ts'
import { testApp } from '../../testing/test-app.ts'
import { lookUpContact } from './look-up-domain.ts'

type Answers = Parameters<typeof testDns>[0]

const mail = { SMTP_URL: 'smtp://localhost', MAIL_TO: 'hello@acme.studio' }

/** The tasks for a studio that sends as website@mail.acme.com.bd, by id. */
async function lookUp(answers: Answers, env: Record<string, string> = { DKIM_SELECTOR: 's1' }) {
  const dns = await testDns(answers)
  const app = await testApp({ dns, env: { ...mail, MAIL_FROM: 'Acme <website@mail.acme.com.bd>', ...env } })
  const { client } = await makeStaff(app, 'owner')
  const tasks = await client.read('/api/crm/going-live/domain', LiveTask.array())
  return Object.fromEntries(tasks.map(({ id, state, found }) => [id, `${state}: ${found}`]))
}

test('records that are as they should be are done', async () => {
  const found = await lookUp({
    'mail.acme.com.bd': { txt: ['google-site-verification=x', 'v=spf1 include:_spf.example.net ~all'] },
    's1._domainkey.mail.acme.com.bd': { txt: [`v=DKIM1; k=rsa; p=${'A'.repeat(400)}`] },
    '_dmarc.mail.acme.com.bd': { txt: ['v=DMARC1; p=quarantine; rua=mailto:dmarc@acme.com.bd'] },
  })
  expect(found).toMatchObject({
    spf: 'done: mail.acme.com.bd says who may send its email.',
    dkim: 'done: There is a DKIM key at s1._domainkey.mail.acme.com.bd.',
    dmarc: 'done: The DMARC policy of mail.acme.com.bd is quarantine.',
    'contact-address': 'open: nokshi.example is an example, which nobody can own.',
  })
})

test('records that are missing are named', async () => {
  expect(await lookUp({ 'mail.acme.com.bd': { txt: ['hello'] } }, {})).toMatchObject({
    spf: 'open: mail.acme.com.bd has no SPF record.',
    dkim: 'open: Nobody knows where to look: the selector is not set up.',
    dmarc: 'open: acme.com.bd has no DMARC record.',
  })
  expect(await lookUp({})).toMatchObject({ dkim: 'open: There is no DKIM key at s1._domainkey.mail.acme.com.bd.' })
})

test('a domain goes by the DMARC record of the domain it belongs to, also below .com.bd', async () => {
  const found = await lookUp({ '_dmarc.acme.com.bd': { txt: ['v=DMARC1;p=none'] } })
  expect(found.dmarc).toBe('done: The DMARC policy of acme.com.bd is none.')
})

test.each<[string, Answers, Record<string, string>]>([
  [
    'two SPF records, a key that was taken back, no policy',
    {
      'mail.acme.com.bd': { txt: ['v=spf1 mx -all', 'v=spf1 a -all'] },
      's1._domainkey.mail.acme.com.bd': { txt: ['v=DKIM1; p='] },
      '_dmarc.acme.com.bd': { txt: ['v=DMARC1; p=maybe'] },
    },
    {
      spf: 'open: mail.acme.com.bd has 2 SPF records; only one is allowed.',
      dkim: 'open: The DKIM key at s1._domainkey.mail.acme.com.bd is empty, which means that it was taken back.',
      dmarc: 'open: The DMARC record of acme.com.bd names no policy (p=).',
    },
  ],
  [
    'everybody may send',
    { 'mail.acme.com.bd': { txt: ['v=spf1 +all'] } },
    { spf: 'open: The SPF record of mail.acme.com.bd lets everybody send in its name (all).' },
  ],
  [
    'nobody is kept out',
    { 'mail.acme.com.bd': { txt: ['v=spf1 mx ?all'] } },
    { spf: 'open: The SPF record of mail.acme.com.bd does not end with ~all or -all, so it keeps nobody out.' },
  ],
])('records that are wrong are explained: %s', async (_, answers, expected) => {
  expect(await lookUp(answers)).toMatchObject(expected)
})

test('name servers that fail, answer rubbish or stay silent leave it unknown, and the page is answered', async () => {
  const found = await lookUp({
    'mail.acme.com.bd': { error: 2 },
    's1._domainkey.mail.acme.com.bd': 'rubbish',
    '_dmarc.mail.acme.com.bd': 'silence',
  })
  for (const id of ['spf', 'dkim', 'dmarc'])
    expect(found[id]).toMatch(
      /^unknown: The name servers gave no usable answer about mail\.acme\.com\.bd \(E\w+\)\. Look again in a few minutes\.$/,
    )
})

test('without a sender there is nothing to look up', async () => {
  const app = await testApp()
  const { client } = await makeStaff(app, 'owner')
  const [spf] = await client.read('/api/crm/going-live/domain', LiveTask.array())
  expect(spf).toMatchObject({ state: 'open', found: 'No address is set up to send from.' })
})

test.each([
  [['mx1.acme.studio'], 'done', 'Email to hello@acme.studio goes to mx1.acme.studio.'],
  [[''], 'open', 'acme.studio takes no email at all.'],
  [[], 'open', 'acme.studio has no mail server (MX).'],
])('the contact address is reachable when somebody takes its mail: %j', async (mx, state, found) => {
  const dns = createDns(await testDns({ 'acme.studio': { mx } }))
  expect(await lookUpContact(dns, 'hello@acme.studio')).toMatchObject({ state, found })
})
