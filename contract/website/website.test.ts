import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { contrast } from '../colour.ts'
import { sentenceOf } from '../sentences/sentences.ts'
import type { brandShape } from './brand.ts'
import { isSame, listDifferences } from './differences.ts'
import { type Field, fieldsOf, list, localized, richText, text } from './fields.ts'
import { findForm, type Kind, kinds } from './kinds.ts'
import { localize, type ShownEntry } from './localize.ts'
import { pageShapes } from './pages.ts'
import { plainText } from './plain-text.ts'
import { listPublishErrors } from './publish-rules.ts'
import { listUnreadable } from './readable-colours.ts'
import { findRedirectErrors } from './redirect-rules.ts'
import { richFrom, richTextOf } from './rich-text.ts'

type Brand = z.output<z.ZodObject<typeof brandShape>>

const forms = kinds.flatMap((kind): [Kind, string][] =>
  kind === 'page' ? Object.keys(pageShapes).map((slug) => [kind, slug]) : [[kind, kind]],
)

function leaves(fields: Field[]): Field[] {
  return fields.flatMap((field) => (field.fields ? leaves(field.fields) : [field]))
}

describe.each(forms)('the form of %s %s', (kind, slug) => {
  const { schema, fields } = findForm(kind, slug) ?? { schema: z.never(), fields: [] }

  test('has a label and a widget for every field', () => {
    expect(leaves(fields).length).toBeGreaterThan(0)
    for (const { label, widget } of leaves(fields)) expect([label, widget]).not.toContain('')
  })

  test('takes an empty draft, which reads the same again, and says what is missing before it is published', () => {
    const empty = schema.parse({})
    expect(schema.parse(JSON.parse(JSON.stringify(empty)))).toEqual(empty)
    const errors = listPublishErrors(kind, slug, empty)
    expect(errors.length).toBeGreaterThan(0)
    for (const { reason } of errors) expect(sentenceOf(reason)).toMatch(/[a-z].*\.$/)
  })
})

test('a site without any entry has all its shapes', () => {
  expect(localize([], 'ar')).toMatchObject({ team: [], faqGroups: [], brand: { name: '' }, pages: { '/': {} } })
})

const rich = richTextOf('Answer', 200)
const paragraph = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
const linkTo = (href: string) => paragraph({ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] })
const nested = (depth: number): unknown =>
  depth === 0
    ? { type: 'paragraph' }
    : { type: 'bulletList', content: [{ type: 'listItem', content: [nested(depth - 1)] }] }

test.each([
  ['a script as a link', linkTo('javascript:alert(1)')],
  ['data as a link', linkTo('data:text/html,<script>')],
  ['plain http', linkTo('http://example.com')],
  ['another host by two slashes', linkTo('//example.com')],
  ['another host by a backslash', linkTo('/\\example.com')],
  ['a line break in a link', linkTo('/a\nb')],
  ['an unknown node', paragraph({ type: 'script', text: 'alert(1)' })],
  ['HTML as an object', { type: 'html', content: '<b>' }],
  ['lists two hundred deep', { type: 'doc', content: [nested(200)] }],
  ['lists four deep', { type: 'doc', content: [nested(4)] }],
  ['too much text', paragraph({ type: 'text', text: 'a'.repeat(201) })],
])('rich text refuses %s', (_, value) => {
  expect(rich.safeParse(value).success).toBe(false)
})

test('rich text keeps what it knows and drops attributes', () => {
  const bold = { type: 'text', text: '<b>no HTML</b> ', marks: [{ type: 'bold' }] }
  const given = paragraph({ ...bold, style: 'x', onclick: 'y' }, { type: 'hardBreak', attrs: {} })
  expect(rich.parse(given)).toEqual(paragraph(bold, { type: 'hardBreak' }))
  for (const href of ['https://example.com/a?b#c', 'mailto:a@b.example', 'tel:+880 17', '/about#x'])
    expect(rich.safeParse(linkTo(href)).success).toBe(true)
  expect(rich.safeParse({ type: 'doc', content: [nested(3)] }).success).toBe(true)
})

test('rich text has at most thirty accents on a letter, and each mark once', () => {
  const link = { type: 'link', attrs: { href: '/about' } }
  const text = `a${'\u0301\u0316'.repeat(90)}`
  const read = JSON.stringify(rich.parse(paragraph({ type: 'text', text, marks: [link, link] })))

  expect(read.match(/\p{M}/gu)?.length).toBeLessThanOrEqual(30)
  expect(read.match(/about/g)).toHaveLength(1)
})

test('plain text becomes paragraphs and lists, and comes out as it was', () => {
  const document = richFrom('One\nline\n\n- a\n- b\n\nEnd')
  expect(document.content.map(({ type }) => type)).toEqual(['paragraph', 'bulletList', 'paragraph'])
  expect(plainText(document)).toBe('One\nline\n\na\nb\n\nEnd')
})

const member = (data: object): ShownEntry => ({
  ...{ id: 't1', kind: 'team', slug: 'ada' },
  data: findForm('team', '')?.schema.parse(data) ?? {},
})

test('where a language is missing English stands there, and the content says where', () => {
  const ada = member({ name: { en: 'Ada', bn: ' ', ar: 'آدا' }, role: { en: 'Founder' }, slug: 'ada' })
  const [bangla, arabic] = [localize([ada], 'bn'), localize([ada], 'ar')]
  expect(bangla.team).toMatchObject([{ name: 'Ada', role: 'Founder' }])
  expect(bangla.untranslated).toEqual(['team.ada.name', 'team.ada.role'])
  expect(arabic.team).toMatchObject([{ name: 'آدا', role: 'Founder' }])
  expect(arabic.untranslated).toEqual(['team.ada.role'])
})

test('a page knows the languages that it is written in, and only words of the brand are filled in', () => {
  const title = { en: '{constructor} of {email}', ar: 'من نحن' }
  const contact = { email: 'ada@example.com' }
  const about: ShownEntry = { id: 'p', kind: 'page', slug: 'about', data: { title } }
  const data = findForm('brand', 'brand')?.schema.parse({ contact }) ?? {}
  const { pages } = localize([about, { id: 'brand', kind: 'brand', slug: 'brand', data }], 'bn')
  expect(pages['/about']).toMatchObject({ title: '{constructor} of ada@example.com', writtenIn: ['en', 'ar'] })
})

test('words of a field are tidied, bounded, and never HTML', () => {
  const { data } = member({ name: { en: '  <script>x</script>\u0007\u202e ' } })
  expect(data.name).toEqual({ en: '<script>x</script>' })
  const long = findForm('team', '')?.schema.safeParse({ name: { en: 'a'.repeat(81) } })
  expect(long?.error?.issues.map(({ path }) => path)).toEqual([['name', 'en']])
})

test('a difference names its list, its field and its language', () => {
  const fields = fieldsOf({ steps: list('Steps', { name: localized(text('Name')) }) })
  const before = { steps: [{ name: { en: 'Scope', bn: 'ক' } }] }
  const after = { steps: [{ name: { en: 'Scope', bn: 'খ' } }, { name: { en: 'Build' } }] }
  expect(listDifferences(fields, before, after)).toEqual([
    { label: 'Steps 1: Name', path: 'steps.0.name', language: 'bn', before: 'ক', after: 'খ' },
    { label: 'Steps 2: Name', path: 'steps.1.name', language: 'en', before: '', after: 'Build' },
  ])
})

test('a text is the same in whatever order an editor writes its properties', () => {
  const [field] = fieldsOf({ text: richText('Text', { max: 100 }) })
  const bold = { text: { type: 'doc', content: [{ type: 'text', marks: [{ type: 'bold' }], text: 'a' }] } }
  const same = { text: { content: [{ text: 'a', type: 'text', marks: [{ type: 'bold' }] }], type: 'doc' } }
  const plain = { text: { type: 'doc', content: [{ type: 'text', text: 'a' }] } }

  expect(isSame(bold, same)).toBe(true)
  expect(isSame(bold, plain)).toBe(false)
  expect(field && listDifferences([field], bold, same)).toEqual([])
})

test('a colour that cannot be read comes with the nearest that can', () => {
  // The schema of the brand has made it.
  const brand = findForm('brand', '')?.schema.parse({}) as Brand
  const { colours } = brand
  expect(listUnreadable(colours)).toEqual([])

  const pale = { ...colours, light: { ...colours.light, accent: '#E58BDB' } }
  const [unreadable, ...others] = listUnreadable(pale)
  expect(others).toEqual([])
  expect(unreadable).toMatchObject({ path: 'light.accent', on: 'on muted', better: 'darker' })
  const nearest = unreadable?.nearest ?? ''
  for (const ground of ['paper', 'surface', 'muted'] as const)
    expect(contrast(nearest, colours.light[ground])).toBeGreaterThanOrEqual(4.5)
  expect(listUnreadable({ ...pale, light: { ...pale.light, accent: nearest } })).toEqual([])
  expect(listPublishErrors('brand', '', { ...brand, colours: pale })).toContainEqual(
    expect.objectContaining({ path: 'colours.light.accent' }),
  )
})

test('redirects lead to pages and listed sites, and nowhere in a circle or by a detour', () => {
  const redirects: [from: string, to: string, code?: string][] = [
    ['/About-Us.html', '/about'],
    ['/our-work/majhi/', '/portfolio/majhi?from=old#result'],
    ['/bangla', '/bn/about'],
    ['/shop', 'https://shop.example.com/x'],
    ['/a', '/b', 'redirect-circle'],
    ['/b', '/A/', 'redirect-circle'],
    ['/self', '/self', 'redirect-circle'],
    ['/first', '/second', 'redirect-chain'],
    ['/second', '/about'],
    ['/Second/', '/services', 'redirect-twice'],
    ['/lost', '/nowhere', 'redirect-nowhere'],
    ['/evil', 'https://evil.example', 'redirect-away'],
    ['/evil2', '//evil.example', 'redirect-away'],
    ['/evil3', '/\\evil.example', 'redirect-away'],
    ['/About', '/services', 'redirect-from-page'],
    ['/portfolio/majhi', '/', 'redirect-from-page'],
    ['/hub/ada', '/about', 'redirect-from-product'],
    ['/API/leads', '/about', 'redirect-from-product'],
    ['/old?page=2', '/about', 'redirect-not-a-path'],
    ['//x', '/about', 'redirect-not-a-path'],
    ['/x\u0000', '/about', 'redirect-not-a-path'],
  ]
  const entries = redirects.map(([from, to], place) => ({ id: String(place), from, to }))
  const errors = findRedirectErrors(entries, ['majhi'], ['shop.example.com'])
  expect(redirects.map(([from], place) => [from, errors.get(String(place))?.code])).toEqual(
    redirects.map(([from, , code]) => [from, code]),
  )
  for (const reason of errors.values()) expect(sentenceOf(reason)).not.toMatch(/undefined/)
})
