import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Which way imports run. A new arrow is a new line here, argued for in review; arrows never form a circle. */
const arrows: Record<string, string[]> = {
  contract: ['zod'],
  content: [],
  'api/database': [],
  'api/platform': ['api/database', 'contract'],
  // What waits for its turn after an answer: rows to deliver, mail, and rounds that come again.
  'api/outbox': ['api/platform', 'api/database'],
  // What all requests have in common.
  'api/http': ['api/platform', 'api/database', 'contract'],
  // What accounts of creators and of staff have in common: passwords, limits of logins, mails with a link.
  'api/accounts': ['api/http', 'api/outbox', 'api/platform', 'contract', 'content'],
  'api/auth': [
    'api/accounts',
    'api/http',
    'api/outbox',
    'api/platform',
    'api/database',
    'contract',
    'content',
  ],
  // What leads and project requests have in common: a post of a public form that must not get lost.
  'api/intake': ['api/http', 'api/outbox', 'api/platform', 'api/database', 'contract', 'content'],
  'api/leads': ['api/intake', 'api/http', 'api/platform', 'contract'],
  'api/project-requests': ['api/intake', 'api/http', 'api/platform', 'contract'],
  'api/linkhub': ['api/auth', 'api/http', 'api/outbox', 'api/platform', 'api/database', 'contract'],
  // Reports about pages, and their suspension.
  'api/moderation': [
    'api/linkhub',
    'api/intake',
    'api/http',
    'api/outbox',
    'api/platform',
    'api/database',
    'contract',
    'content',
  ],
  // The studio's own people: their accounts, roles and invitations.
  'api/staff': [
    'api/accounts',
    'api/http',
    'api/outbox',
    'api/platform',
    'api/database',
    'contract',
    'content',
  ],
  // What the studio knows about clients, from the ground up. First what all records share: ids, pages, the journal.
  'api/crm/records': ['api/staff', 'api/platform', 'api/database', 'contract'],
  // Who is who: names, addresses and numbers, and when two of them are the same.
  'api/crm/identity': ['api/crm/records', 'api/platform', 'api/database', 'contract'],
  // Posts are found by their reference, which intake knows.
  'api/crm/search': [
    ...['api/crm/identity', 'api/crm/records'],
    ...['api/intake', 'api/http', 'api/platform', 'api/database', 'contract'],
  ],
  // Other programs that are told what happens here.
  'api/crm/webhooks': [
    ...['api/crm/records', 'api/staff'],
    ...['api/http', 'api/outbox', 'api/platform', 'api/database', 'contract', 'content'],
  ],
  // What was done, and the tasks still to do. It stands below those whose doings it writes down.
  'api/crm/timeline': ['api/crm/records', 'api/http', 'api/platform', 'api/database', 'contract'],
  // The log, undo, the trash, and what is gone for good. What comes back must be found again, hence search.
  'api/crm/history': [
    ...['api/crm/search', 'api/crm/records'],
    ...['api/staff', 'api/http', 'api/outbox', 'api/platform', 'api/database', 'contract'],
  ],
  // Every move is a line of the timeline, and other programs hear of it.
  'api/crm/deals': [
    ...['api/crm/timeline', 'api/crm/webhooks', 'api/crm/search', 'api/crm/records'],
    ...['api/staff', 'api/http', 'api/platform', 'api/database', 'contract'],
  ],
  // Contacts and companies. A company says what its open deals are worth; erasing a person clears their history.
  'api/crm/people': [
    ...['api/crm/deals', 'api/crm/history', 'api/crm/timeline', 'api/crm/search', 'api/crm/identity'],
    // Who is erased is also taken out of what waits to be told.
    ...['api/crm/webhooks'],
    ...[
      'api/crm/records',
      'api/staff',
      'api/intake',
      'api/http',
      'api/outbox',
      'api/platform',
      'api/database',
      'contract',
    ],
  ],
  // People out of a spreadsheet. Of history it knows only the name by which the log keeps an import.
  'api/crm/import': [
    ...['api/crm/people', 'api/crm/history', 'api/crm/search', 'api/crm/identity', 'api/crm/records'],
    ...['api/http', 'api/platform', 'api/database', 'contract'],
  ],
  // A post of a form becomes a contact and a deal. It hears of new posts from the outbox, and reads them through intake.
  'api/crm/adoption': [
    ...['api/crm/people', 'api/crm/deals', 'api/crm/timeline', 'api/crm/webhooks', 'api/crm/search'],
    ...[
      'api/crm/identity',
      'api/crm/records',
      'api/intake',
      'api/outbox',
      'api/platform',
      'api/database',
      'contract',
    ],
  ],
  // What somebody decides about a post. What turns out to be spam has its adoption undone, hence history.
  'api/crm/inbox': [
    ...['api/crm/adoption', 'api/crm/people', 'api/crm/deals', 'api/crm/history', 'api/crm/timeline'],
    ...['api/crm/search', 'api/crm/identity', 'api/crm/records'],
    ...['api/staff', 'api/intake', 'api/http', 'api/outbox', 'api/platform', 'api/database', 'contract'],
  ],
  // What waits today, and how the studio works: stages, rates, replies at hand, mails that failed.
  'api/crm/desk': [
    ...['api/crm/inbox', 'api/crm/deals', 'api/crm/timeline', 'api/crm/records'],
    ...['api/staff', 'api/http', 'api/outbox', 'api/platform', 'api/database', 'contract'],
  ],
  // Everything an owner has, in one file.
  'api/export': [
    ...['api/visits/analytics', 'api/visits/counting'],
    ...['api/linkhub', 'api/auth', 'api/outbox', 'api/platform', 'contract'],
  ],
  // Visits. The journal, the sums made from it, and how long both are kept.
  'api/visits/counting': ['api/linkhub', 'api/outbox', 'api/platform', 'api/database', 'contract'],
  // A beacon arrives, is judged and is written to the journal.
  'api/visits/recording': [
    ...[
      'api/visits/counting',
      'api/linkhub',
      'api/auth',
      'api/http',
      'api/platform',
      'api/database',
      'contract',
    ],
  ],
  // What owners read.
  'api/visits/analytics': [
    ...[
      'api/visits/counting',
      'api/linkhub',
      'api/auth',
      'api/http',
      'api/platform',
      'api/database',
      'contract',
    ],
  ],
  // Links for visitors without scripts: they lead on, and count as a click.
  'api/visits/go': [
    ...['api/visits/recording', 'api/visits/counting'],
    ...['api/linkhub', 'api/http', 'api/outbox', 'api/platform', 'api/database', 'contract'],
  ],
}

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
  contacts: ['duplicates', 'people', 'records', 'shell', 'staff', 'timeline'],
  // Templates, and the ways to send one.
  replies: ['people', 'records', 'staff', 'timeline'],
  // One deal: its sheet, its fields and its moves.
  deals: ['people', 'records', 'replies', 'shell', 'staff', 'timeline'],
  // All deals: the board, the table, their filters.
  board: ['deals', 'people', 'records', 'shell', 'staff'],
  companies: ['deals', 'duplicates', 'people', 'records', 'shell', 'staff', 'timeline'],
  inbox: ['people', 'records', 'replies', 'shell', 'staff'],
  settings: ['deals', 'records', 'replies', 'shell', 'staff'],
  today: ['deals', 'inbox', 'moderation', 'records', 'settings', 'shell', 'staff', 'timeline'],
}

/** Which way imports run between the folders of the process. The files beside them put everything together. */
const serverRooms: Record<string, string[]> = {
  // How the process starts, holds its data and ends.
  lifecycle: [],
  backup: ['lifecycle'],
  // Requests and answers, whatever they are about.
  http: ['lifecycle'],
  // The site's pages and files.
  pages: ['http'],
  // The public pages of profiles.
  hub: ['http', 'pages'],
}

/** These know everybody. Nobody but the process and the tests may import them. */
const roots = [
  'api/app.ts',
  'api/jobs.ts',
  'api/create-deps.ts',
  'api/openapi.ts',
  'site/app/routes.ts',
  'site/app/root.tsx',
]

/** Types of the world, put together in create-deps.ts: the one place below that names something above, as a type only. */
const typeOnlyExceptions = [
  { from: 'api/platform/deps.ts', to: 'api/auth/better-auth.ts' },
  { from: 'api/platform/world.ts', to: 'api/outbox/outbox.ts' },
  { from: 'api/platform/deps.ts', to: 'api/staff/better-auth.ts' },
]

/**
 * Who may write a table: the file that speaks SQL for its slice, and no other. The first four are also written by
 * better-auth, through the instance in api/auth, and the first five of staff through the one in api/staff.
 */
const writers: Record<string, string> = {
  user: 'api/auth/queries.ts',
  session: 'api/auth/queries.ts',
  account: 'api/auth/queries.ts',
  verification: 'api/auth/queries.ts',
  submission: 'api/intake/queries.ts',
  submissionKey: 'api/intake/queries.ts',
  recentContent: 'api/intake/queries.ts',
  profile: 'api/linkhub/queries.ts',
  username: 'api/linkhub/queries.ts',
  customLink: 'api/linkhub/queries.ts',
  linkId: 'api/linkhub/link-id-queries.ts',
  upload: 'api/linkhub/pictures/upload-queries.ts',
  report: 'api/moderation/queries.ts',
  visit: 'api/visits/counting/queries.ts',
  visitor: 'api/visits/counting/queries.ts',
  visitDay: 'api/visits/counting/queries.ts',
  visitTotal: 'api/visits/counting/queries.ts',
  filteredDay: 'api/visits/counting/queries.ts',
  click: 'api/visits/counting/queries.ts',
  clickDay: 'api/visits/counting/queries.ts',
  facetDay: 'api/visits/counting/queries.ts',
  visitJournal: 'api/visits/counting/queries.ts',
  dailySalt: 'api/visits/counting/queries.ts',
  staff: 'api/staff/queries.ts',
  staffSession: 'api/staff/queries.ts',
  staffAccount: 'api/staff/queries.ts',
  staffVerification: 'api/staff/queries.ts',
  twoFactor: 'api/staff/queries.ts',
  studio: 'api/staff/queries.ts',
  invite: 'api/staff/invite-queries.ts',
  change: 'api/platform/change-log.ts',
  searchWord: 'api/crm/search/queries.ts',
  tag: 'api/crm/people/tag-queries.ts',
  // Written through the journal only, which is why their names stand in no statement.
  company: 'api/crm/records/journal-queries.ts',
  contact: 'api/crm/records/journal-queries.ts',
  contactPoint: 'api/crm/records/journal-queries.ts',
  tagging: 'api/crm/records/journal-queries.ts',
  deal: 'api/crm/records/journal-queries.ts',
  task: 'api/crm/records/journal-queries.ts',
  activity: 'api/crm/records/journal-queries.ts',
  triage: 'api/crm/records/journal-queries.ts',
  suggestion: 'api/crm/records/journal-queries.ts',
  stage: 'api/crm/deals/stage-queries.ts',
  fxRate: 'api/crm/deals/rate-queries.ts',
  replyTemplate: 'api/crm/desk/template-queries.ts',
  webhook: 'api/crm/webhooks/queries.ts',
  outbox: 'api/outbox/outbox.ts',
  rate: 'api/platform/rate-limit.ts',
  setting: 'api/platform/secret.ts',
}

const files = globSync('{contract,content,art,api,site,server}/**/*.{ts,tsx}', {
  exclude: (name) => /node_modules|\.react-router|build|made/.test(String(name)),
}).map((path) => path.replaceAll('\\', '/'))
const productFiles = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('api/testing/'))

interface Import {
  from: string
  to: string
  isTypeOnly: boolean
}

/** Every import of a file, relative ones and those of the workspaces turned into paths of the repository. */
function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8')
  const statements = source.matchAll(
    /^\s*(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  )
  const dynamic = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [
    ...[...statements].map(([, type, target = '']) => ({
      from: file,
      to: resolveImport(file, target),
      isTypeOnly: type !== undefined,
    })),
    ...[...dynamic].map(([, target = '']) => ({
      from: file,
      to: resolveImport(file, target),
      isTypeOnly: false,
    })),
  ]
}

function resolveImport(file: string, target: string) {
  if (target.startsWith('.')) return normalize(join(dirname(file), target)).replaceAll('\\', '/')
  return target.replace(/^@nokshi\//, '')
}

/**
 * The slice or package a path belongs to: `api/leads/routes.ts` is `api/leads`, `contract/leads.ts` is `contract`. The
 * CRM and visits are cut once more: `api/crm/deals/board.ts` is `api/crm/deals`, and no file lies in `api/crm` itself.
 */
function homeOf(path: string) {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'site' && second !== 'app') return `site/${second}`
  if (top === 'site') return third.includes('.') || third === '' ? 'site' : `site/${third}`
  if (top === 'api' && /^(crm|visits)$/.test(second) && !third.includes('.')) return `api/${second}/${third}`
  if (top === 'api' && second !== '' && !second.includes('.')) return `api/${second}`
  return top
}

/** The folder directly below this one that a file is in. */
function roomOf(folder: string, path: string) {
  return path.startsWith(`${folder}/`) && path.split('/').length > folder.split('/').length + 1
    ? path.split('/')[folder.split('/').length]
    : undefined
}

/** The imports between the folders below this one are those of the table: all of them, and none else. */
function expectRooms(folder: string, rooms: Record<string, string[]>) {
  const used = new Set(
    productFiles
      .flatMap(importsOf)
      .map(({ from, to }) => ({ from: roomOf(folder, from), to: roomOf(folder, to) }))
      .filter(({ from, to }) => from !== undefined && to !== undefined && from !== to && from !== 'testing')
      .map(({ from, to }) => `${from} -> ${to}`),
  )
  const drawn = Object.entries(rooms).flatMap(([from, goals]) => goals.map((to) => `${from} -> ${to}`))
  expect([...used].sort()).toEqual(drawn.sort())
  // Each folder is listed after those it imports, which a circle makes impossible.
  const order = Object.keys(rooms)
  const backwards = Object.entries(rooms).flatMap(([from, goals]) =>
    goals.filter((to) => order.indexOf(to) >= order.indexOf(from)).map((to) => `${from} -> ${to}`),
  )
  expect(backwards).toEqual([])
}

const own = /^(contract|content|art|api|site|server)(\/|$)/

describe('the api', () => {
  const slices = productFiles.filter((file) => file.startsWith('api/') && !roots.includes(file))

  test('has a line in the table of arrows for each of its folders', () => {
    const folders = new Set(slices.map(homeOf))
    expect([...folders].filter((folder) => !(folder in arrows))).toEqual([])
  })

  test('imports only along the arrows', () => {
    const strays = [...slices, ...productFiles.filter((file) => /^(contract|content)\//.test(file))]
      .flatMap(importsOf)
      .filter(({ from, to, isTypeOnly }) => {
        const home = homeOf(from)
        const goal = homeOf(to)
        if (goal === home || (!own.test(to) && home !== 'contract' && home !== 'content')) return false
        if (
          isTypeOnly &&
          typeOnlyExceptions.some((exception) => exception.from === from && exception.to === to)
        )
          return false
        return !(arrows[home] ?? []).includes(goal)
      })
    expect(strays).toEqual([])
  })

  test('has no arrow that nobody needs any more', () => {
    const needed = new Set(
      productFiles.flatMap(importsOf).map(({ from, to }) => `${homeOf(from)} -> ${homeOf(to)}`),
    )
    const drawn = Object.entries(arrows).flatMap(([from, goals]) => goals.map((goal) => `${from} -> ${goal}`))
    expect(drawn.filter((arrow) => !needed.has(arrow))).toEqual([])
  })

  test('has arrows that form no circle', () => {
    const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
      (arrows[from] ?? []).some(
        (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
      )
    expect(Object.keys(arrows).filter((home) => reaches(home, home))).toEqual([])
  })

  test('writes each table in one file only', () => {
    const writes = productFiles
      .filter((file) => !file.startsWith('api/database/'))
      .flatMap((file) => writtenTables(readFileSync(file, 'utf8')).map((table) => ({ file, table })))
    expect(writes.length).toBeGreaterThan(0)
    expect(writes.filter(({ file, table }) => writers[table] !== file)).toEqual([])
  })
})

/** By the query builder, or by SQL of its own. */
function writtenTables(source: string) {
  const built = source.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g)
  const written = source.matchAll(
    /\b(?:insert\s+into|update|delete\s+from)\s+"?([a-z_]+)"?\s+(?:\(|set\b|where\b)/g,
  )
  return [
    ...[...built].map(([, table = '']) => table),
    ...[...written].map(([, table = '']) => table.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())),
  ]
}

describe('the process', () => {
  test('has folders that import along the arrows, all of which are needed and form no circle', () => {
    expectRooms('server', serverRooms)
  })

  test('knows of the api only its roots and what all slices share, and of the site only what the build needs', () => {
    const allowed = [
      /^api\/(app|jobs|create-deps)\.ts$/,
      // What a command of the process does is decided in its slice.
      /^api\/(linkhub|moderation|staff)\/command\.ts$/,
      // Which pictures a backup has to hold.
      /^api\/linkhub\/pictures\/shown-pictures\.ts$/,
      // What it prints while the CRM has no owner.
      /^api\/staff\/setup-code\.ts$/,
      /^api\/(http|outbox|platform|database)\//,
      /^contract\//,
      /^content\//,
      /^server\//,
      /^site\/dev-server\.ts$/,
    ]
    const strays = productFiles
      .filter((file) => file.startsWith('server/') && !file.startsWith('server/testing/'))
      .flatMap(importsOf)
      // Types of the site's platform say what the built site is handed; nothing of it is loaded.
      .filter(({ to, isTypeOnly }) => own.test(to) && !(isTypeOnly && to.startsWith('site/app/platform/')))
      .filter(({ to }) => !allowed.some((pattern) => pattern.test(to)))
    expect(strays).toEqual([])
  })
})

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
  test('knows of everything else only the content, in one file whose hash is kept', () => {
    const strays = productFiles
      .filter((file) => file.startsWith('art/'))
      .flatMap(importsOf)
      .filter(({ to, isTypeOnly }) => own.test(to) && homeOf(to) !== 'art' && !isTypeOnly)
    expect(new Set(strays.map(({ from, to }) => `${from} -> ${homeOf(to)}`))).toEqual(
      new Set(['art/subjects.ts -> content']),
    )
  })

  test('is imported by nobody: what it draws is kept in site/made', () => {
    const strays = productFiles.filter((file) => !file.startsWith('art/')).flatMap(importsOf)
    expect(strays.filter(({ to }) => homeOf(to) === 'art')).toEqual([])
  })
})

describe('what the site says about a fault', () => {
  /** These read a field called message that is no error's: issues of the contract, and answers of the API. */
  const readers = [
    'site/app/platform/api.ts',
    'site/app/platform/issue-sentences.ts',
    'site/app/auth/account-calls.ts',
    'site/app/crm/staff/forgot.route.tsx',
  ]

  test('is a sentence of our own, chosen by shownSentence, and never the text of an error', () => {
    const strays = productFiles
      .filter((file) => file.startsWith('site/app/') && !readers.includes(file))
      .flatMap((file) => errorTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))
    expect(strays).toEqual([])
  })

  test.each([
    'query.error.message',
    'fault?.message',
    "fault['message']",
    'onError: ({ message }) => show(message)',
    'const { status, message: text } = fault',
    'String(fault)',
    'JSON.stringify(fault)',
    'error.stack',
  ])('would be noticed in %s', (line) => {
    expect(errorTexts(line)).not.toEqual([])
  })
})

/** Where a source takes the text out of an error; a function called message is none. */
function errorTexts(source: string) {
  const read = source.matchAll(/(?:\.|\[['"])(?:message|stack)\b(?!\()|[{,]\s*message\b(?!\s*\()/g)
  const written = source.matchAll(/(?:String\(|JSON\.stringify\(|\$\{)\s*(?:fault|error|cause)\b\s*[)}]/g)
  return [...read, ...written].map(([text]) => text)
}

describe('the house', () => {
  test('keeps no folder with more than 45 files of its own', () => {
    const counts = new Map<string, number>()
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 45)).toEqual([])
  })

  test('lets nobody but the process and the tests import what knows everybody', () => {
    const strays = productFiles
      .filter((file) => !roots.includes(file) && !file.startsWith('server/'))
      .flatMap(importsOf)
      .filter(({ to }) => roots.includes(to))
    expect(strays).toEqual([])
  })

  test('has no files whose names say nothing, and no barrels', () => {
    expect(
      files.filter((file) => /(^|\/)(utils?|helpers?|misc|common|types|constants|index)\.tsx?$/.test(file)),
    ).toEqual([])
    expect(
      files.filter((file) => /(^|\/)(utils?|helpers?|misc|common|lib|hooks|services)\//.test(file)),
    ).toEqual([])
  })

  test('reads the environment once in each program', () => {
    const readers = productFiles.filter((file) => /process\.env\b/.test(readFileSync(file, 'utf8')))
    expect(readers.sort()).toEqual(['server/lifecycle/run-command.ts', 'server/main.ts'])
  })
})
