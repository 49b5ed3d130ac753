import { describe, expect, test } from 'vitest'
import { editProfile, makeProfile, readOwnProfile } from '../../testing/make.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { testApp } from '../../testing/test-app.ts'

describe('an edit is refused', () => {
  test.each([
    ['without a version', { version: undefined }, 'version'],
    ['with a version that is no number', { version: '1' }, 'version'],
    ['with a version no database counts to', { version: 2 ** 31 }, 'version'],
    ['with half a version', { version: 1.5 }, 'version'],
    ['with a name of ten thousand characters', { name: 'x'.repeat(10_000) }, 'name'],
    ['with a name that shows nothing', { name: '\u202e\u200b\u0000' }, 'name'],
    ['with no bio', { bio: null }, 'bio'],
    ['with a bio of 501 characters', { bio: '😀'.repeat(501) }, 'bio'],
    [
      'with a link to a script',
      { customLinks: [{ title: 'x', url: 'JaVaScRiPt:alert(1)' }] },
      'customLinks.0.url',
    ],
    [
      'with a link without a title',
      { customLinks: [{ title: ' ', url: 'example.com' }] },
      'customLinks.0.title',
    ],
    ['with six links', { customLinks: Array(6).fill({ title: 'x', url: 'a.com' }) }, 'customLinks'],
    [
      'with one id twice',
      { customLinks: Array(2).fill({ title: 'x', url: 'a.com', id: 'twice-the-same' }) },
      'customLinks',
    ],
    [
      'with an id that is none',
      { customLinks: [{ title: 'x', url: 'a.com', id: '../../etc/passwd\u0000' }] },
      'customLinks.0.id',
    ],
    [
      'with an id under which a social link is counted',
      { customLinks: [{ title: 'x', url: 'a.com', id: 'facebook' }] },
      'customLinks.0.id',
    ],
    [
      'with a social address of another site',
      { socials: { facebook: 'https://evil.com/x' } },
      'socials.facebook',
    ],
    ['with a social link of a site we do not know', { socials: { tiktok: '@ada' } }, 'socials'],
    ['with a language no page speaks', { language: 'xx' }, 'language'],
    ['with a time zone nobody lives in', { timeZone: 'Asia/Atlantis' }, 'timeZone'],
    ['with a colour nobody mixed', { selectedColor: 'red;}body{display:none' }, 'selectedColor'],
    ['with a switch that is neither on nor off', { countsOwnVisits: 'maybe' }, 'countsOwnVisits'],
  ])('%s', async (_what, fields, field) => {
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
