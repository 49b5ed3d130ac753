import { describe, expect, test } from 'vitest'
import { homeOf, importsOf, own, productFiles, roots } from './imports.ts'
import { expectRooms } from './rooms.ts'

/** Which way imports run between the folders of the site's CRM. Arrows never form a circle. */
const crmRooms: Record<string, string[]> = {
  // What every screen of the CRM is made of: calls, queries, states, fields, changes and their undo.
  records: [],
  // Who is logged in, and the ways in.
  staff: ['records'],
  // The frame around the screens: navigation, search, keyboard.
  shell: ['records', 'staff'],
  history: ['records', 'shell', 'staff'],
  import: ['records', 'shell', 'staff'],
  moderation: ['records', 'shell', 'staff'],
  // What contacts and companies share.
  people: ['records', 'shell', 'staff'],
  // Two records of one person, and how they become one.
  duplicates: ['people', 'records'],
  // What was done, and the tasks still to do.
  timeline: ['people', 'records', 'shell', 'staff'],
  // Templates, and the ways to send one.
  replies: ['people', 'records', 'staff', 'timeline'],
  contacts: ['duplicates', 'people', 'records', 'replies', 'shell', 'staff', 'timeline'],
  // One deal: its sheet, its fields and its moves.
  deals: ['people', 'records', 'replies', 'shell', 'staff', 'timeline'],
  // All deals: the board, the table, their filters.
  board: ['deals', 'people', 'records', 'shell', 'staff'],
  companies: ['deals', 'duplicates', 'people', 'records', 'replies', 'shell', 'staff', 'timeline'],
  inbox: ['deals', 'people', 'records', 'replies', 'shell', 'staff'],
  settings: ['deals', 'records', 'replies', 'shell', 'staff'],
  // The creators of LinkHub, for owners.
  creators: ['people', 'records', 'shell', 'staff'],
  // How the studio's own site does.
  website: ['records', 'shell'],
  today: ['deals', 'inbox', 'moderation', 'records', 'settings', 'shell', 'staff', 'timeline'],
}

describe('the site', () => {
  const siteFiles = productFiles.filter((file) => file.startsWith('site/app/'))

  test('and the api never import each other, not even types', () => {
    const meetings = productFiles
      .flatMap(importsOf)
      .filter(
        ({ from, to }) =>
          (/^site\//.test(from) && /^(api|server)(\/|$)/.test(to)) ||
          (/^(api|contract|content)\//.test(from) && /^(site|server)(\/|$)/.test(to)),
      )
    expect(meetings).toEqual([])
  })

  test('keeps a component within its slice; only a route seats several at one table', () => {
    const shared = ['site/ui', 'site/platform', 'site/made', 'contract', 'content']
    const strays = siteFiles
      .filter((file) => !/\.route\.tsx?$/.test(file) && !roots.includes(file) && homeOf(file) !== 'site')
      .flatMap(importsOf)
      .filter(({ from, to }) => own.test(to) && homeOf(to) !== homeOf(from) && !shared.includes(homeOf(to)))
    expect(strays).toEqual([])
  })

  test('has a CRM whose folders import along the arrows, all of which are needed and form no circle', () => {
    expectRooms('site/app/crm', crmRooms)
  })

  test('has a ui that knows no slice, and a platform that knows no ui', () => {
    const strays = siteFiles
      .filter((file) => /^site\/app\/(ui|platform)\//.test(file))
      .flatMap(importsOf)
      .filter(
        ({ from, to }) =>
          to.startsWith('site/') &&
          homeOf(to) !== homeOf(from) &&
          !(homeOf(from) === 'site/ui' && homeOf(to) === 'site/platform'),
      )
    expect(strays).toEqual([])
  })
})

describe('the art', () => {
  test('knows of everything else only the content, in one file whose hash is kept, and how colours are compared and mixed', () => {
    const strays = productFiles
      .filter((file) => file.startsWith('art/'))
      .flatMap(importsOf)
      .filter(({ to, isTypeOnly }) => own.test(to) && homeOf(to) !== 'art' && !isTypeOnly)
    expect(new Set(strays.map(({ from, to }) => `${from} -> ${homeOf(to)}`))).toEqual(
      new Set([
        'art/subjects.ts -> content',
        'art/drawing/palette.ts -> contract',
        'art/brand/check-brand.ts -> contract',
      ]),
    )
  })

  test('is imported by nobody: what it draws is kept in site/made', () => {
    const strays = productFiles.filter((file) => !file.startsWith('art/')).flatMap(importsOf)
    expect(strays.filter(({ to }) => homeOf(to) === 'art')).toEqual([])
  })
})
