import { describe, expect, test } from 'vitest'
import { NewProfile, toUsername } from './linkhub.ts'
import { reasonOf } from './sentences/issue-reason.ts'
import { sentenceOf } from './sentences/sentences.ts'

const FILL_REQUIRED = 'Please fill out all required fields.'

function errorsOf(fields: Record<string, unknown>) {
  const issues = NewProfile.safeParse(form(fields)).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map((issue) => [issue.path.join('.'), sentenceOf(reasonOf(issue))]),
  )
}

function form(fields: Record<string, unknown> = {}) {
  return { name: 'Ada', username: 'ada', bio: 'Weaver', ...fields }
}

function links(count: number, more: object[] = []) {
  const complete = Array.from({ length: count }, (_, at) => ({
    title: `Link ${at}`,
    url: `example.com/${at}`,
  }))
  return JSON.stringify([...complete, ...more])
}

function oneLink(link: object) {
  return JSON.stringify([{ title: 'Shop', url: 'example.com', ...link }])
}

test('a social link of a site we do not know is refused by name', () => {
  expect(errorsOf({ socials: '{"github":"octocat","tiktok":"@ada"}' }).socials).toMatch(
    /called “tiktok”\. Use github/,
  )
  expect(errorsOf({ socials: '{"__proto__":"x"}' }).socials).toMatch(/called “__proto__”/)
})

test('a new profile needs a name, a username and a bio; the rest has a value of its own', () => {
  expect(NewProfile.parse(form())).toEqual({
    name: 'Ada',
    username: 'ada',
    bio: 'Weaver',
    gradient: 'sunrise',
    selectedColor: '#000000',
    socials: {},
    customLinks: [],
    timeZone: 'Asia/Dhaka',
  })
})

test.each(['name', 'username', 'bio'])(
  'without its %s a profile is told to fill out all required fields',
  (field) => {
    for (const missing of [undefined, '', '   ']) {
      expect(errorsOf({ [field]: missing })).toEqual({ [field]: FILL_REQUIRED })
    }
  },
)

describe('limits', () => {
  test.each([
    ['a name of 80 characters', { name: '😀'.repeat(80) }],
    ['a bio of 500 characters', { bio: 'ব'.repeat(500) }],
    ['a username of 3 characters', { username: 'abc' }],
    ['a username of 30 characters', { username: 'a'.repeat(30) }],
    ['a username of digits and single hyphens', { username: '4-u-2' }],
    ['a link title of 80 characters', { customLinks: oneLink({ title: '😀'.repeat(80) }) }],
    [
      'an address of 2048 characters',
      { customLinks: oneLink({ url: `https://example.com/${'a'.repeat(2028)}` }) },
    ],
    ['five links', { customLinks: links(5) }],
    [
      'five links among half links',
      { customLinks: links(5, [{ title: 'x' }, { url: 'a.com' }, { title: ' ', url: '' }]) },
    ],
    ['a colour in capitals', { selectedColor: '#FF5733' }],
    ['a time zone', { timeZone: 'asia/riyadh' }],
    ['no time zone', { timeZone: '' }],
    ['empty social fields', { socials: '{"github":"","twitter":null,"whatsapp":"  "}' }],
    ['empty texts for the lists', { socials: '', customLinks: ' ' }],
  ])('%s will do', (_what, fields) => {
    expect(errorsOf(fields)).toEqual({})
  })

  test.each([
    ['a name of 81', { name: 'a'.repeat(81) }, 'name', 'Name can have at most 80 characters.'],
    ['a bio of 501', { bio: 'a'.repeat(501) }, 'bio', 'Bio can have at most 500 characters.'],
    ['a username of 2', { username: 'ab' }, 'username', 'A username has 3 to 30 characters.'],
    ['a username of 31', { username: 'a'.repeat(31) }, 'username', 'A username has 3 to 30 characters.'],
    [
      'a username in capitals',
      { username: 'Ada' },
      'username',
      'Only lowercase letters, numbers, and hyphens are allowed.',
    ],
    [
      'a username in Cyrillic',
      { username: 'аda' },
      'username',
      'Only lowercase letters, numbers, and hyphens are allowed.',
    ],
    [
      'a hyphen first',
      { username: '-ada' },
      'username',
      'A username cannot start or end with a hyphen, nor have two in a row.',
    ],
    [
      'a hyphen last',
      { username: 'ada-' },
      'username',
      'A username cannot start or end with a hyphen, nor have two in a row.',
    ],
    [
      'two hyphens in a row',
      { username: 'a--a' },
      'username',
      'A username cannot start or end with a hyphen, nor have two in a row.',
    ],
    [
      'a gradient of our own',
      { gradient: 'noon' },
      'gradient',
      'Choose one of the gradients sunrise, ocean or dusk.',
    ],
    ['a ninth colour', { selectedColor: '#123456' }, 'selectedColor', 'Choose one of the eight colours.'],
    [
      'a place that is no time zone',
      { timeZone: 'Mars/Base' },
      'timeZone',
      'Choose a time zone, like Asia/Dhaka.',
    ],
    ['a sixth link', { customLinks: links(6) }, 'customLinks', 'At most 5 custom links are allowed.'],
    [
      'a title of 81',
      { customLinks: oneLink({ title: 'a'.repeat(81) }) },
      'customLinks.0.title',
      'A link title can have at most 80 characters.',
    ],
    [
      'an address of 2049',
      { customLinks: oneLink({ url: `https://example.com/${'a'.repeat(2029)}` }) },
      'customLinks.0.url',
      'An address can have at most 2048 characters.',
    ],
    [
      'a script for an address',
      { customLinks: oneLink({ url: 'javascript:alert(1)' }) },
      'customLinks.0.url',
      'Enter a web address, like example.com or https://example.com.',
    ],
    [
      'a number for a title',
      { customLinks: oneLink({ title: 7 }) },
      'customLinks.0.title',
      'Give the link a title.',
    ],
    ['links that are no list', { customLinks: '{}' }, 'customLinks', 'Custom links must be a list.'],
    [
      'a link that is no object',
      { customLinks: '[7]' },
      'customLinks.0',
      'A custom link has a title and an address.',
    ],
    ['links that are no JSON', { customLinks: '[' }, 'customLinks', 'Custom links must be JSON text.'],
    ['socials that are no JSON', { socials: 'github' }, 'socials', 'Social links must be JSON text.'],
    [
      'socials that are null',
      { socials: 'null' },
      'socials',
      'Social links must be an object with a text per site.',
    ],
    [
      'a social field that is no text',
      { socials: '{"github":{"a":1}}' },
      'socials.github',
      'Enter a GitHub username, like octocat.',
    ],
    [
      'a list nested ten thousand deep',
      { socials: '['.repeat(10_000) + ']'.repeat(10_000) },
      'socials',
      'Social links must be an object with a text per site.',
    ],
  ])('%s will not', (_what, fields, field, sentence) => {
    expect(errorsOf(fields)).toEqual({ [field]: sentence })
  })
})

test('a username is understood in any case, and nothing else is taken for one', () => {
  expect(toUsername(' Ada-Rahman ')).toBe('ada-rahman')
  expect(['', 'ab', 'a b', 'ada\u0000', '../ada', '\ud800'].map(toUsername)).toEqual(Array(6).fill(undefined))
})
