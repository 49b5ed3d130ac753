import { describe, expect, test } from 'vitest'
import { NewProfile, toUsername } from './linkhub.ts'
import { reasonOf } from './sentences/issue-reason.ts'
import { sentenceOf } from './sentences/sentences.ts'

const FILL_REQUIRED = 'Please fill out all required fields.'
const NESTED = '['.repeat(10_000) + ']'.repeat(10_000)
const HYPHENS = 'A username cannot start or end with a hyphen, nor have two in a row.'

function errorsOf(fields: Record<string, unknown>) {
  const issues = NewProfile.safeParse(form(fields)).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), sentenceOf(reasonOf(issue))]))
}

function form(fields: Record<string, unknown> = {}) {
  return { name: 'Ada', username: 'ada', bio: 'Weaver', ...fields }
}

function links(count: number, more: object[] = []) {
  const complete = Array.from({ length: count }, (_, at) => ({ title: `Link ${at}`, url: `example.com/${at}` }))
  return JSON.stringify([...complete, ...more])
}

function oneLink(link: object) {
  return { customLinks: JSON.stringify([{ title: 'Shop', url: 'example.com', ...link }]) }
}

const longUrl = (length: number) => 'https://example.com/'.padEnd(length, 'a')

test('a social link of a site we do not know is refused by name', () => {
  expect(errorsOf({ socials: '{"github":"octocat","tiktok":"@ada"}' }).socials).toMatch(/called “tiktok”\. Use github/)
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

test.each(['name', 'username', 'bio'])('without its %s a profile is told to fill out all required fields', (field) => {
  for (const missing of [undefined, '', '   ']) {
    expect(errorsOf({ [field]: missing })).toEqual({ [field]: FILL_REQUIRED })
  }
})

describe('limits', () => {
  test.each([
    ['a name of 80 characters', { name: '😀'.repeat(80) }],
    ['a bio of 500 characters', { bio: 'ব'.repeat(500) }],
    ['a username of 3 characters', { username: 'abc' }],
    ['a username of 30 characters', { username: 'a'.repeat(30) }],
    ['a username of digits and single hyphens', { username: '4-u-2' }],
    ['a link title of 80 characters', oneLink({ title: '😀'.repeat(80) })],
    ['an address of 2048 characters', oneLink({ url: longUrl(2048) })],
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
    ['name', { name: 'a'.repeat(81) }, 'Name can have at most 80 characters.'],
    ['bio', { bio: 'a'.repeat(501) }, 'Bio can have at most 500 characters.'],
    ['username', { username: 'ab' }, 'A username has 3 to 30 characters.'],
    ['username', { username: 'a'.repeat(31) }, 'A username has 3 to 30 characters.'],
    ['username', { username: 'Ada' }, 'Only lowercase letters, numbers, and hyphens are allowed.'],
    // With a Cyrillic «а».
    ['username', { username: 'аda' }, 'Only lowercase letters, numbers, and hyphens are allowed.'],
    ['username', { username: '-ada' }, HYPHENS],
    ['username', { username: 'a--a' }, HYPHENS],
    ['gradient', { gradient: 'noon' }, 'Choose one of the gradients sunrise, ocean or dusk.'],
    ['selectedColor', { selectedColor: '#123456' }, 'Choose one of the eight colours.'],
    ['timeZone', { timeZone: 'Mars/Base' }, 'Choose a time zone, like Asia/Dhaka.'],
    ['customLinks', { customLinks: links(6) }, 'At most 5 custom links are allowed.'],
    ['customLinks.0.title', oneLink({ title: 'a'.repeat(81) }), 'A link title can have at most 80 characters.'],
    ['customLinks.0.url', oneLink({ url: longUrl(2049) }), 'An address can have at most 2048 characters.'],
    ['customLinks.0.title', oneLink({ title: 7 }), 'Give the link a title.'],
    ['customLinks', { customLinks: '{}' }, 'Custom links must be a list.'],
    ['customLinks.0', { customLinks: '[7]' }, 'A custom link has a title and an address.'],
    ['customLinks', { customLinks: '[' }, 'Custom links must be JSON text.'],
    ['socials', { socials: 'github' }, 'Social links must be JSON text.'],
    ['socials', { socials: 'null' }, 'Social links must be an object with a text per site.'],
    ['socials.github', { socials: '{"github":{"a":1}}' }, 'Enter a GitHub username, like octocat.'],
    ['socials', { socials: NESTED }, 'Social links must be an object with a text per site.'],
  ])('the field %s refuses %.80j', (field, fields, sentence) => {
    expect(errorsOf(fields)).toEqual({ [field]: sentence })
  })
})

test('a username is understood in any case, and nothing else is taken for one', () => {
  expect(toUsername(' Ada-Rahman ')).toBe('ada-rahman')
  expect(['', 'ab', 'a b', 'ada\u0000', '../ada', '\ud800'].map(toUsername)).toEqual(Array(6).fill(undefined))
})
