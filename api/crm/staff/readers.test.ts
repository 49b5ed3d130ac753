import { FailedMails } from '@nokshi/contract/crm/today.ts'
import { operations } from '@nokshi/contract/operations.ts'
import { listAnswerFields } from '@nokshi/contract/readable-by.ts'
import { isAtLeast, type Role, roles } from '@nokshi/contract/roles.ts'
import { expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { openInbox } from '../../testing/inbox.ts'
import { makeProfile, makeStaff } from '../../testing/make.ts'

const reads = operations.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/crm/'))

/** What the contract lets somebody of this role read, as paths into the answer. */
function readableFields(reply: (typeof reads)[number]['replies'][number] | undefined, reader: Role) {
  if (typeof reply !== 'object' || reply === null) return []
  return listAnswerFields(reply)
    .filter(({ role }) => !role || isAtLeast(reader, role))
    .map(({ path }) => path.join('.'))
}

/** Paths to all values in an answer; an index of a list is `*`. */
function fieldsOf(value: unknown, path: string[] = []): string[] {
  if (value === null || typeof value !== 'object') return [path.join('.')]
  const inner = Array.isArray(value) ? value.map((item) => ['*', item] as const) : Object.entries(value)
  return inner.flatMap(([name, item]) => fieldsOf(item, [...path, name]))
}

async function openStudio() {
  const studio = await openInbox()
  await studio.sendLead()
  await makeProfile(studio)
  const clients = {} as Record<Role, Client>
  for (const role of roles) clients[role] = (await makeStaff(studio, role)).client
  return { ...studio, clients }
}

test('a field that somebody adds to an answer of the CRM is seen in review, with who may read it', async () => {
  const lines = reads.map(({ path, needs, replies }) => {
    const least = needs && needs !== 'session' ? needs : undefined
    const fields = least ? [...new Set(readableFields(replies[200], least))] : []
    const more = least ? readableFields(replies[200], 'owner').filter((field) => !fields.includes(field)) : []
    const extra = more.length > 0 ? ` (owners: ${more.join(' ')})` : ''
    return `${path} (${least ?? 'anybody'}): ${fields.sort().join(' ')}${extra}`
  })

  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('readable-fields.txt')
})

test.each(roles)('an answer to a %s has no field but those the contract lets them read', async (role) => {
  const { clients } = await openStudio()

  const strays: string[] = []
  for (const { path, needs, replies } of reads) {
    if (!needs || needs === 'session' || path.includes('{') || !isAtLeast(role, needs)) continue
    const reply = await clients[role].get(path)
    if (!/^application\/json/.test(reply.headers.get('content-type') ?? '') || !reply.ok) continue
    const known = readableFields(replies[200], role).map((field) => field.split('.'))
    // What the contract calls one field may be a whole object, or a list that is empty now.
    const isKnown = (field: string[]) =>
      known.some((one) => one.every((name, place) => name === '*' || name === (field[place] ?? name)))
    for (const field of fieldsOf(await reply.json()))
      if (field !== '' && !isKnown(field.split('.'))) strays.push(`${path} ${field}`)
  }

  expect([...new Set(strays)]).toEqual([])
})

test('who lacks two-factor, what creators are written, and why an account moved is told to owners alone', async () => {
  const { clients, deps, visitor } = await openStudio()
  await deps.db
    .insertInto('change')
    .values({
      ...{ id: 'moved', kind: 'creator', summary: 'Began to move ada@example.com: her phone was stolen' },
      ...{ actorId: null, contactId: null, companyId: null, dealId: null, rows: '[]', madeAt: 1, undoneAt: null },
    })
    .execute()
  await visitor.post('/api/auth/forgot-password', { email: 'weaver-1@example.com' })

  const seen = Object.fromEntries(
    await Promise.all(
      roles.map(async (role) => {
        const texts = await Promise.all(
          ['/api/crm/staff', '/api/crm/changes', '/api/crm/mails'].map(async (path) =>
            (await clients[role].get(path)).text(),
          ),
        )
        const found = ['hasTwoFactor', 'phone was stolen', 'invitation', 'Confirm your email', 'New lead']
        return [role, found.filter((secret) => texts.some((text) => text.includes(secret)))]
      }),
    ),
  )
  const { privateCount } = await clients.viewer.read('/api/crm/mails', FailedMails)
  const { mails } = await clients.owner.read('/api/crm/mails', FailedMails)
  const secret = mails.find(({ subject }) => subject.startsWith('Confirm'))
  const retried = await clients.member.post(`/api/crm/mails/${secret?.id}/retry`, {})

  expect(seen).toEqual({
    viewer: ['New lead'],
    member: ['New lead'],
    owner: ['hasTwoFactor', 'phone was stolen', 'invitation', 'Confirm your email', 'New lead'],
  })
  expect(privateCount).toBeGreaterThan(0)
  expect(retried.status).toBe(404)
})
