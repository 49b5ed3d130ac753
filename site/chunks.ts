interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[]; dynamicImporters: string[] } | null
}

/** Screens behind a login that share code, by the files of their routes. First match wins. */
const areas = {
  'crm-gate': /\/app\/crm\/staff\/(crm-gate|login|register|forgot|reset)\./,
  'crm-website': /\/app\/crm\/website\//,
  'crm-records': /\/app\/crm\/(contacts|companies|deals)\//,
  crm: /\/app\/crm\//,
  owner: /\/app\/(auth\/(account|protected)|linkhub\/(create|dashboard)|messages\/dashboard-messages)/,
}

const areaOf = (route: string) => Object.entries(areas).find(([, routes]) => routes.test(route))?.[0]

const isPublicRoute = (id: string) =>
  /\.route\.tsx/.test(id) && !/\/linkhub\/hub\/|framed\.route/.test(id) && !areaOf(id)

interface Users {
  /** Load it at once. */
  routes: Set<string>
  isFetchedLater: boolean
}

function findUsers(id: string, graph: ModuleGraph, users: Users, seen = new Set<string>()) {
  const info = graph.getModuleInfo(id)
  if (!info || seen.has(id)) return users
  seen.add(id)
  if (info.isEntry) users.routes.add(id)
  if (info.dynamicImporters.length > 0) users.isFetchedLater = true
  for (const importer of info.importers) findUsers(importer, graph, users, seen)
  return users
}

/**
 * Code of several screens is in a file of their area, of the CRM or of all. Code of one screen is in its
 * file; what is also fetched later is in one more, because it would otherwise be many small files.
 */
function findChunk(id: string, graph: ModuleGraph) {
  // The one index of the icons imports every icon, so nobody can tell who uses which.
  if (/\/lucide-react\//.test(id)) return 'common'
  const users = findUsers(id, graph, { routes: new Set(), isFetchedLater: false })
  if ([...users.routes].some(isPublicRoute)) return undefined
  const routes = [...users.routes].filter(areaOf)
  const [first = ''] = routes
  if (routes.length === 1) return users.isFetchedLater ? first.replace(/.*\/([\w-]+)\.route.*/, '$1') : undefined
  const names = new Set(routes.map(areaOf))
  if (names.size < 2) return areaOf(first)
  if (names.has('owner')) return 'common'
  return names.has('crm-gate') ? 'crm-gate' : 'crm'
}

const known = new Map<string, string | undefined>()

function chunks(isWanted: (name: string) => boolean) {
  return {
    debugName: 'screens',
    name(id: string, graph: ModuleGraph) {
      if (!known.has(id)) known.set(id, findChunk(id, graph))
      const name = known.get(id)
      return name && isWanted(name) ? name : null
    },
  }
}

/**
 * Few files for each screen, because a slow phone waits for every one of them. A module is put into the first
 * group that matches it or one of its importers, so what more screens use comes first. The groups of public
 * pages come before those of screens behind a login, so that none of these pages loads a file of the CRM or
 * the dashboard. A route that is itself in a group would get one more file that leads to it.
 */
export const chunkGroups = [
  // On every page. No stylesheet may be among it: it would come before root.css, which orders the layers.
  {
    name: 'app',
    test: any(
      /node_modules\/(react|react-dom|react-router|scheduler)\//,
      /app\/(root|frame\/(page-meta|wordmark|language-links)|ui\/pictures\/(stitch|needle-and-thread))\.tsx?/,
      /app\/ui\/(thread-mark|browser\/use-hydrated)\./,
      /app\/platform\/(is-logged-in|has-profile|shown-sentence)\./,
      /content\/(\w+\/)?write-count/,
      /lucide-react\/.*\/(x|chevron-down|arrow-left|arrow-right)\./,
    ),
  },
  // Public pages: their forms, their header and footer, and the forms of the login.
  {
    name: 'forms',
    test: any(
      /app\/ui\/forms\/(use-form|random-key|error-summary|passkey-login)|app\/auth\/remembered-origin/,
      /app\/ui\/fields\/(field|account-fields)\./,
    ),
  },
  { name: 'public-form', test: /app\/ui\/forms\/(public-form|form-outcome)/ },
  { name: 'frame', test: /app\/(frame\/(?!framed|manifest)|ui\/browser\/use-reachable)/ },
  { name: 'auth', test: /app\/auth\/(login|register|forgot|reset)/ },
  // Fetched later.
  { name: 'toasts', test: /app\/ui\/notices\/toast-region\.tsx/ },
  // What asks the API and understands its answers.
  {
    name: 'api',
    test: any(
      /node_modules\/zod\/|zod-in-browser/,
      /@tanstack\/(react-query|query-core)/,
      /app\/platform\/api\.ts|contract\/(trap|auth|text|time-zone|crm\/records)\./,
    ),
  },
  // What a hub page consists of.
  {
    name: 'hub-profile',
    test: any(
      /contract\/(linkhub|messages|profile-edit|safe-url|visits)\.|app\/platform\/session\./,
      /content\/(\w+\/)?share\.|app\/platform\/issue-sentences\./,
    ),
  },
  { name: 'hub-text', test: /content\/(\w+\/)?(hub|hub-messages)\.ts/ },
  { name: 'news', test: /contract\/news\./ },
  // Large libraries that only some screens need.
  { name: 'popups', test: /@base-ui\/|app\/ui\/sheet-popup/ },
  { name: 'dnd', test: /@dnd-kit|app\/ui\/sortable-list/ },
  // Only frames import them. In a file with code, parts that are fetched later would fetch them again, after
  // the styles of the screen, which they must not override.
  { name: 'crm-styles', test: /app\/crm\/parts\/crm-\w+\.css/ },
  // Icons of the CRM alone, which nothing else than this list tells from the others.
  {
    name: 'crm-icons',
    test: any(
      /lucide-react\/.*\/(arrow-(down|up|right-left)|bell(-ring)?|calendar-days|cloud-off|ellipsis|file-up|handshake)\./,
      /lucide-react\/.*\/(inbox|keyboard|log-out|mail-\w+|message-(circle|square-quote)|paperclip|phone|search|sun)\./,
      /lucide-react\/.*\/(sliders-horizontal|sticky-note|users|bold|italic|list|list-ordered)\./,
    ),
  },
  chunks((name) => name === 'common'),
  { name: 'site', test: isPublicRoute, entriesAware: true },
  ...['crm-gate', 'crm'].map((area) => chunks((name) => name === area)),
  chunks((name) => name in areas),
  chunks(() => true),
  // The dashboard fetches its preview later.
  { name: 'hub', test: /app\/linkhub\/hub\// },
]

function any(...patterns: RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id))
}
