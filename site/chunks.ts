interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null
}

/** Screens behind a login that share most of their code, by the files of their routes. First match wins. */
const areas = {
  'crm-deals': /\/app\/crm\/deals\//,
  'crm-people': /\/app\/crm\/(contacts|companies)\//,
  'crm-work': /\/app\/crm\/(today|inbox|tasks)\//,
  'crm-website': /\/app\/crm\/website\//,
  'crm-frame': /\/app\/crm\/shell\/crm-frame/,
  'crm-more': /\/app\/crm\//,
  account: /\/app\/auth\/account\//,
  'owner-create': /\/app\/linkhub\/create\//,
  'owner-dashboard': /\/app\/linkhub\/dashboard\//,
  'owner-messages': /\/app\/messages\/dashboard-messages/,
  protected: /\/app\/auth\/protected/,
}

const isPublicRoute = (id: string) =>
  /\.route\.tsx/.test(id) &&
  !/\/linkhub\/hub\//.test(id) &&
  !Object.values(areas).some((routes) => routes.test(id))

/** The areas whose screens load a module at once. */
function findAreas(id: string, graph: ModuleGraph, seen = new Set<string>()): string[] {
  const info = graph.getModuleInfo(id)
  if (!info || seen.has(id)) return []
  seen.add(id)
  const own = info.isEntry ? Object.entries(areas).find(([, routes]) => routes.test(id)) : undefined
  return [...(own ? [own[0]] : []), ...info.importers.flatMap((importer) => findAreas(importer, graph, seen))]
}

/** What one area uses is a file, and so is what several of the CRM, several of the creators' or both use. */
function findChunk(id: string, graph: ModuleGraph) {
  const names = [...new Set(findAreas(id, graph))]
  const [first] = names
  if (first === undefined) return undefined
  // Its one index imports every icon, so nobody can tell who uses which.
  if (id.includes('/lucide-react/')) return 'common'
  if (names.every((name) => name.startsWith('crm')))
    return names.length > 1 || first === 'crm-frame' ? 'crm' : first
  if (names.length === 1 && first !== 'protected') return first
  return names.every((name) => name.startsWith('owner')) ? 'owner' : 'common'
}

const known = new Map<string, string | undefined>()

function areaChunk(name: string) {
  return {
    debugName: name,
    name(id: string, graph: ModuleGraph) {
      if (!known.has(id)) known.set(id, findChunk(id, graph))
      return known.get(id) === name ? name : null
    },
  }
}

/**
 * Few files for each screen, because a slow phone waits for every one of them. A module is put into the first
 * group that matches it or one of its importers. The groups of public pages come first, so that none of these
 * pages loads a file of the CRM or the dashboard. What only `import()` imports gets files of its own.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  // On every page. No stylesheet may be among it: it would come before root.css, which orders the layers.
  {
    name: 'app',
    test: /app\/(root|frame\/(page-meta|wordmark)|ui\/pictures\/(stitch|needle-and-thread))\.tsx?|content\/(\w+\/)?write-count/,
  },
  { name: 'frame', test: /app\/frame\/framed\.route/ },
  // Fetched later on public pages, and at once on others.
  { name: 'toasts', test: /app\/ui\/(notices\/toast-region|tabs)\.tsx/ },
  { name: 'zod', test: /node_modules\/zod\/|zod-in-browser|app\/platform\/api\.ts/ },
  { name: 'session', test: /app\/platform\/session\.ts|@tanstack\/react-query/ },
  {
    name: 'forms',
    test: /app\/ui\/(forms\/(public-form|use-form|form-outcome|refusal)|fields\/field\.tsx)/,
  },
  { name: 'auth', test: /app\/auth\/(login|register|forgot|reset)/ },
  { name: 'site', test: isPublicRoute, entriesAware: true },
  // Large libraries that only some screens need.
  {
    name: 'popups',
    test: /@base-ui\/|app\/ui\/(sheet-popup|fields\/(combobox-field|search-select)\.tsx)/,
  },
  { name: 'dnd', test: /@dnd-kit/ },
  { name: 'qr', test: /node_modules\/qr\/|ui\/pictures\/app-qr/ },
  ...['common', 'crm', 'owner', 'owner-dashboard'].map(areaChunk),
  // The dashboard fetches its preview later.
  { name: 'hub', test: /app\/linkhub\/hub\// },
  ...Object.keys(areas).map(areaChunk),
]
