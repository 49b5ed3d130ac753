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
  // What concerns a member, and names of colleagues in notes.
  notices: ['parts', 'records', 'staff'],
  // Filters of a list under a name.
  views: ['parts', 'records', 'staff'],
  search: ['records', 'staff'],
  calendar: ['parts', 'records', 'staff'],
  'going-live': ['parts', 'records'],
  webhooks: ['parts', 'records', 'staff'],
  // The frame around the screens: navigation, search, keyboard.
  shell: ['notices', 'parts', 'records', 'search', 'staff'],
  history: ['parts', 'records', 'staff'],
  import: ['parts', 'records', 'staff'],
  // What the studio decides about pages of LinkHub, on one page with their creators.
  // What the pages of contacts, companies and deals share.
  'record-page': ['parts', 'records', 'staff'],
  // Two records of one person, and how they become one.
  duplicates: ['parts', 'record-page', 'records', 'staff'],
  tasks: ['parts', 'record-page', 'records', 'staff', 'views'],
  // One mail, the form to send one, and how mail is set up.
  mails: ['parts', 'records', 'staff'],
  timeline: ['mails', 'notices', 'parts', 'records', 'staff', 'tasks'],
  // Templates, and the channels to send one by.
  replies: ['mails', 'parts', 'record-page', 'records', 'staff', 'tasks'],
  contacts: 'duplicates parts record-page records replies staff tasks timeline views'.split(' '),
  deals: ['parts', 'record-page', 'records', 'replies', 'staff', 'tasks', 'timeline', 'views'],
  companies: 'deals duplicates parts record-page records replies staff tasks timeline'.split(' '),
  inbox: 'deals duplicates mails parts record-page records replies shell staff views'.split(' '),
  settings: 'calendar going-live mails parts records replies staff webhooks'.split(' '),
  'sales-report': ['deals', 'parts', 'records'],
  // The creators of LinkHub, for owners.
  creators: ['parts', 'record-page', 'records', 'staff'],
  moderation: ['creators', 'parts', 'records', 'staff'],
  // How the studio's own site does, and what it says.
  website: ['parts', 'record-page', 'records', 'staff'],
  today: ['deals', 'inbox', 'parts', 'records', 'staff', 'tasks'],
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
  payments: ['hub', 'pictures', 'rows'],
  registrations: ['rows'],
  // On the page of the account.
  domains: ['rows'],
  shop: ['pictures', 'rows'],
  videos: ['rows'],
  // Mails to followers; shown beside them, on the page of messages.
  news: ['pictures', 'rows'],
  // The tab with everything a page leads to.
  links: ['editor', 'fields', 'hub', 'import', 'payments', 'registrations', 'rows', 'shop', 'videos'],
  create: ['fields', 'hub', 'pictures', 'rows'],
  dashboard: ['editor', 'fields', 'hub', 'links', 'payments', 'registrations', 'rows', 'shop', 'videos'],
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
