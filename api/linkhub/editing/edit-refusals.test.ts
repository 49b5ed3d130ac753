import { describe, expect, test } from 'vitest'
import { editProfile, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

describe('an edit is refused', () => {
  test.each([
    ['version', { version: undefined }],
    ['version', { version: 2 ** 31 }],
    ['name', { name: '\u202e\u200b\u0000' }],
    ['bio', { bio: '😀'.repeat(501) }],
    ['customLinks.0.url', { customLinks: [{ title: 'x', url: 'JaVaScRiPt:alert(1)' }] }],
    ['customLinks.0.title', { customLinks: [{ title: ' ', url: 'example.com' }] }],
    ['customLinks', { customLinks: Array(6).fill({ title: 'x', url: 'a.com' }) }],
    ['customLinks', { customLinks: Array(2).fill({ title: 'x', url: 'a.com', id: 'twice-the-same' }) }],
    ['customLinks.0.id', { customLinks: [{ title: 'x', url: 'a.com', id: '../../etc/passwd\u0000' }] }],
    // Clicks of a social link are counted under its name.
    ['customLinks.0.id', { customLinks: [{ title: 'x', url: 'a.com', id: 'facebook' }] }],
    ['socials', { socials: { tiktok: '@ada' } }],
    ['language', { language: 'xx' }],
    ['selectedColor', { selectedColor: 'red;}body{display:none' }],
    ['countsOwnVisits', { countsOwnVisits: 'maybe' }],
  ])('at its field %s for %j', async (field, fields) => {
    const { client } = await makeProfile(await testApp())

    const problem = await problemOf(await editProfile(client, { version: 1, ...fields }))

    expect([problem.status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]])
    expect((await readOwnProfile(client)).version).toBe(1)
  })

  test.each([null, [], 'text', 7])('when it is %s and no object', async (body) => {
    const { client } = await makeProfile(await testApp())

    expect((await editProfile(client, body)).status).toBe(400)
  })
})
