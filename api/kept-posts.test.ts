import { operations } from '@nokshi/contract/operations.ts'
import { TRAP_FIELD } from '@nokshi/contract/trap.ts'
import { expect, test } from 'vitest'
import { testApp } from './testing/test-app.ts'

const long = (length: number) => 'x'.repeat(length)

/** The longest post that each public form takes. */
const posts: Record<string, Record<string, string>> = {
  '/api/leads': {
    name: long(80),
    contact: long(254),
    type: 'web development',
    businessName: long(5000),
    location: long(5000),
    comment: long(5000),
  },
  '/send-email': {
    name: long(80),
    email: `${long(60)}@example.com`,
    company: long(5000),
    projectType: 'full-stack-development',
    description: long(5000),
    budget: 'not-sure',
  },
}

test('every public form has its longest post here', () => {
  const forms = operations
    .filter(({ isIdempotent, needs }) => isIdempotent && needs === undefined)
    .map(({ path }) => path)
    // What visitors leave on a page is kept in columns (api/messages, api/moderation), where nothing else has a place.
    .filter((path) => !path.startsWith('/api/linkhub/{username}/'))
  expect(Object.keys(posts).sort()).toEqual(forms.sort())
})

test.each(Object.entries(posts))('%s keeps the fields of its form, and nothing else', async (path, post) => {
  const { visitor, deps } = await testApp()

  const reply = await visitor.post(path, {
    stray: long(15_000),
    ...post,
    cameFrom: long(15_000),
    [TRAP_FIELD]: long(15_000),
  })

  expect(reply.ok).toBe(true)
  const { payload } = await deps.db.selectFrom('submission').select('payload').executeTakeFirstOrThrow()
  expect(JSON.parse(payload)).toEqual({ ...post, [TRAP_FIELD]: long(200) })
})
