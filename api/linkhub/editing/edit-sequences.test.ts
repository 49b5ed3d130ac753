import { OwnProfile } from '@nokshi/contract/profile-edit.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editProfile, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { testApp } from '../../testing/test-app.ts'

const link = fc.record({
  title: fc.constantFrom('Shop', 'Blog', 'ভিডিও'),
  url: fc.constantFrom('https://a.example.com/', 'https://b.example.com/'),
})

const texts = fc.record(
  {
    name: fc.constantFrom('Ada', 'Ida', 'عائدة'),
    bio: fc.constantFrom('I weave.', 'I write.'),
    gradient: fc.constantFrom('sunrise', 'ocean', 'dusk'),
    username: fc.constantFrom('ada-one', 'ada-two', 'ada-three'),
    language: fc.constantFrom('en', 'bn', 'ar'),
    customLinks: fc.array(link, { maxLength: 3 }),
    socials: fc.constantFrom({}, { github: 'ada' }, { instagram: 'ada', whatsapp: '8801712345678' }),
    profiles: fc.constantFrom([], [{ kind: 'tiktok', value: 'ada' }]),
    contactMethods: fc.constantFrom({}, { phone: '8801712345678' }),
    look: fc.constantFrom({}, { shape: 'pill' }),
  },
  { requiredKeys: [] },
)

/** An edit from a window that knows the page as it is, or as it was; or the last one once more. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), texts, versionsBehind: fc.constantFrom(0, 0, 1, 2) }),
  fc.record({ kind: fc.constant('retry' as const) }),
)

test('whatever edits, retries and conflicts come, the page is what the accepted edits said', async () => {
  const { client } = await makeProfile(await testApp())
  let expected = await readOwnProfile(client)

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      let edit: { version: number } = { version: expected.version }
      for (const next of steps) {
        if (next.kind === 'edit') edit = { ...next.texts, version: Math.max(1, expected.version - next.versionsBehind) }
        const reply = await editProfile(client, edit)

        if (reply.status === 409) expect(edit.version).not.toBe(expected.version)
        else expected = expectAnswer(OwnProfile.parse(await reply.json()), expected, edit)
        expect(await readOwnProfile(client)).toEqual(expected)
      }
    }),
    { numRuns: 25 },
  )
})

/** The edit is applied and the version is one higher; or nothing has changed, if the edit was no change. */
function expectAnswer(answered: OwnProfile, before: OwnProfile, edit: { version: number }) {
  const { version, ...input } = edit
  expect(answered).toMatchObject(input)
  if (answered.version === before.version) {
    expect(answered).toEqual(before)
    return before
  }
  const { shareImage, linkIds, formerUsernames } = answered
  expect(version).toBe(before.version)
  expect(answered).toEqual({ ...before, ...input, version: version + 1, shareImage, linkIds, formerUsernames })
  return answered
}
