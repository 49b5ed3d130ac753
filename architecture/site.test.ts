import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { homeOf, importsOf, own, productFiles, roots } from './imports.ts'
import { expectRooms } from './rooms.ts'

/** Which way imports run between the folders of the site's CRM. Arrows never form a circle. */
const crmRooms: Record<string, string[]> = {
  // What screens are made of: buttons, cards, dialogs, lists, days. They call nobody.
  parts: [],
  // What every screen of the CRM does: calls, queries, forms, changes and their undo.
  records: ['parts'],
  // Who is logged in, the ways in, and the settings of an account.
  staff: ['parts', 'records'],
  search: ['records', 'staff'],
  calendar: ['parts', 'records', 'staff'],
  'going-live': ['parts', 'records', 'staff'],
  webhooks: ['parts', 'records', 'staff'],
  // The frame around the screens: navigation, search, keyboard.
  shell: ['parts', 'records', 'search', 'staff'],
  history: ['parts', 'records', 'shell', 'staff'],
  import: ['parts', 'records', 'shell', 'staff'],
  moderation: ['parts', 'records', 'shell', 'staff'],
  // What the pages of contacts, companies and deals share.
  'record-page': ['parts', 'records', 'shell', 'staff'],
  // Two records of one person, and how they become one.
  duplicates: ['parts', 'record-page', 'records', 'staff'],
  tasks: ['parts', 'record-page', 'records', 'shell', 'staff'],
  timeline: ['parts', 'records', 'staff', 'tasks'],
  // Templates, and the channels to send one by.
  replies: ['parts', 'record-page', 'records', 'staff', 'tasks'],
  contacts: 'duplicates parts record-page records replies shell staff tasks timeline'.split(' '),
  deals: ['parts', 'record-page', 'records', 'replies', 'shell', 'staff', 'tasks', 'timeline'],
  companies: 'deals duplicates parts record-page records replies shell staff tasks timeline'.split(' '),
  inbox: ['deals', 'duplicates', 'parts', 'record-page', 'records', 'replies', 'shell', 'staff'],
  settings: ['calendar', 'deals', 'going-live', 'parts', 'records', 'replies', 'shell', 'staff', 'webhooks'],
  // The creators of LinkHub, for owners.
  creators: ['parts', 'record-page', 'records', 'shell', 'staff'],
  // How the studio's own site does, and what it says.
  website: ['parts', 'record-page', 'records', 'shell', 'staff'],
  today: ['deals', 'inbox', 'moderation', 'parts', 'records', 'shell', 'staff', 'tasks'],
}

/** The same for the pages of creators. */
const linkhubRooms: Record<string, string[]> = {
  // The public page.
  hub: [],
  pictures: [],
  // Lists whose rows can be moved, and how one part of the page is saved by itself.
  rows: [],
  // Links of another service.
  import: [],
  // What a new page and the dashboard ask alike.
  fields: ['hub'],
  // What is edited, and how it is saved, undone and merged.
  editor: ['fields', 'pictures', 'rows'],
  'link-checks': ['editor'],
  payments: ['hub', 'pictures', 'rows'],
  registrations: ['rows'],
  shop: ['pictures', 'rows'],
  // The tab with everything a page leads to.
  links: ['editor', 'fields', 'hub', 'import', 'link-checks', 'payments', 'registrations', 'rows', 'shop'],
  create: ['fields', 'hub', 'import', 'pictures', 'rows'],
  dashboard: ['editor', 'fields', 'hub', 'links', 'payments', 'registrations', 'rows', 'shop'],
  // What a page is apart from its look; on the page of the account.
  settings: ['create', 'dashboard', 'editor'],
}

/** Every slice that is cut into folders. */
const cutSlices: Record<string, Record<string, string[]>> = {
  // Who has logged in and changes the account; the ways to log in lie beside it.
  auth: { account: [] },
  crm: crmRooms,
  linkhub: linkhubRooms,
  // No page of the studio imports another; what they share lies beside their folders.
  marketing: {
    ...{ contact: [], home: [], legal: [], portfolio: [], product: [], service: [], support: [] },
    testimonial: [],
  },
  // What lies beside the folders is used by all of them: the button, and the classes that everybody shares.
  ui: { browser: [], fields: [], pictures: [], notices: [], forms: ['browser', 'notices'] },
  visits: { 'weekly-reports': [], 'shared-stats': ['weekly-reports'] },
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

  test('imports labels only: what the studio says is loaded by its pages', () => {
    const said =
      'brand contact faq legal pages portfolio products redirects services site-content team technologies testimonials'
    const files = said.split(' ').map((name) => `content/${name}.ts`)
    const strays = siteFiles.flatMap(importsOf).filter(({ to }) => files.includes(to))
    expect(strays).toEqual([])
  })

  test('keeps a component within its slice; only a route seats several at one table', () => {
    const shared = ['site/ui', 'site/platform', 'contract', 'content']
    const strays = siteFiles
      .filter((file) => !/\.route\.tsx?$/.test(file) && !roots.includes(file) && homeOf(file) !== 'site')
      .flatMap(importsOf)
      .filter(({ from, to }) => own.test(to) && homeOf(to) !== homeOf(from) && !shared.includes(homeOf(to)))
    expect(strays).toEqual([])
  })

  test('has a table of arrows for each slice that is cut into folders', () => {
    const cut = siteFiles.map((file) => file.split('/')).filter((path) => path.length > 4)
    expect([...new Set(cut.map(([, , slice]) => slice))].sort()).toEqual(Object.keys(cutSlices).sort())
  })

  test.each(Object.entries(cutSlices))(
    'has folders in %s that import along the arrows, all of which are needed and form no circle',
    (slice, rooms) => {
      expectRooms(`site/app/${slice}`, rooms)
    },
  )

  test('decides by the code of a refusal, and by a status only whether to try later, or a page is there', () => {
    const lines = siteFiles.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    const guesses = lines.filter((line) => /\.status\s*[!=]==\s*4(?!29)\d\d/.test(line))
    expect(guesses.filter((line) => !/isRouteErrorResponse|response\.status/.test(line))).toEqual([])
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
  test('knows of everything else only the contract: what it draws is handed to it', () => {
    const strays = productFiles
      .filter((file) => file.startsWith('art/'))
      .flatMap(importsOf)
      .filter(({ to }) => own.test(to) && homeOf(to) !== 'art' && homeOf(to) !== 'contract')
    expect(strays).toEqual([])
  })
})
