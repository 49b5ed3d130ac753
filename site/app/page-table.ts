import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'

/**
 * Every page and what its address decides about it. This is the only list: routes, what is rendered once, the
 * sitemap, deferred startup, headers, and which pages take a posted form are all derived from it.
 */
export interface Page {
  /** As React Router writes it: `/portfolio/:slug`. */
  path: string
  /** The file that answers it. */
  module: string
  /** For a file that answers several. */
  id?: string
  /** Indexed pages stand in the sitemap; hidden ones tell search engines to keep out. */
  search: 'indexed' | 'hidden'
  /** The same for everybody: rendered when it is first asked for, and kept. */
  isShared?: boolean
  /** A shared page whose app starts at the first interaction (startup/), and not at once. */
  isDeferred?: boolean
  /** Browsers must not store it: on a shared one it would come back after somebody has logged out. */
  isPrivate?: boolean
  /** Has a form that works without scripts; `any` where mail programs post their own (RFC 8058). */
  takesForms?: boolean | 'any'
  /** Of a path with parameters: the addresses that there are. None where the query has to say more. */
  addresses?: (content: SiteContent) => string[]
  /** ISO date; only where the content itself says so. */
  changedOn?: (content: SiteContent) => string
  /** Pages that are shown within this one. */
  pages?: Page[]
}

/** Pages with the same frame around them. */
interface Section {
  layout: string
  /** For a layout that is used twice. */
  id?: string
  pages: (Page | Section)[]
}

const studio = { search: 'indexed', isShared: true, isDeferred: true } as const
const legal = { ...studio, module: 'marketing/legal/legal.route.tsx' } as const
const gate = { search: 'hidden', isShared: true } as const
const session = { ...gate, isPrivate: true } as const
const crm = { search: 'hidden', isPrivate: true } as const

/** Opened by a link whose query says whose. */
const linked = { search: 'hidden', isPrivate: true, addresses: () => [] } as const
const mailed = { ...linked, module: 'messages/mailed-link.route.tsx' } as const

/** In every language of the site. */
const translatedPages: (Page | Section)[] = [
  {
    layout: 'frame/framed.route.tsx',
    pages: [
      { path: '/', module: 'marketing/home/home.route.tsx', ...studio },
      { path: '/about', module: 'team/about.route.tsx', ...studio, takesForms: true },
      { path: '/services', module: 'marketing/service/services.route.tsx', ...studio },
      { path: '/portfolio', module: 'marketing/portfolio/portfolio.route.tsx', ...studio },
      {
        path: '/portfolio/:slug',
        module: 'marketing/portfolio/case-study.route.tsx',
        ...studio,
        addresses: ({ caseStudies }) => caseStudies.map(({ slug }) => `/portfolio/${slug}`),
      },
      { path: '/products', module: 'marketing/product/products.route.tsx', ...studio },
      { path: '/testimonials', module: 'marketing/testimonial/testimonials.route.tsx', ...studio },
      { path: '/contact', module: 'marketing/contact/contact.route.tsx', ...studio },
      { path: '/support', module: 'marketing/support/support.route.tsx', ...studio },
      { path: '/start-project', module: 'project-requests/start-project.route.tsx', ...studio, takesForms: true },
      {
        path: '/privacy',
        id: 'marketing/legal/privacy.route',
        ...legal,
        changedOn: ({ privacy }) => privacy.updatedOn,
      },
      { path: '/terms', id: 'marketing/legal/terms.route', ...legal, changedOn: ({ terms }) => terms.updatedOn },
      { path: '/login', module: 'auth/login.route.tsx', ...gate, isDeferred: true },
      { path: '/register', module: 'auth/register.route.tsx', ...gate, isDeferred: true },
      { path: '/forgot-password', module: 'auth/forgot-password.route.tsx', ...gate, isDeferred: true },
      // These two say nothing of their own before the app has seen which link was followed.
      { path: '/reset-password', module: 'auth/reset-password.route.tsx', ...gate },
      { path: '/verify-email', module: 'auth/verify-email.route.tsx', ...gate, takesForms: true },
      {
        layout: 'auth/protected.route.tsx',
        pages: [
          { path: '/create-linkhub', module: 'linkhub/create/create-linkhub.route.tsx', ...session },
          { path: '/account', module: 'auth/account/account.route.tsx', ...session },
        ],
      },
      { path: '/report/:username', module: 'moderation/report.route.tsx', search: 'hidden', takesForms: true },
      { path: '/forget', id: 'messages/forget.route', ...mailed, takesForms: 'any' },
      { path: '/follow', id: 'messages/follow.route', ...mailed, takesForms: true },
      { path: '/unfollow', id: 'messages/unfollow.route', ...mailed, takesForms: 'any' },
      { path: '/unsubscribe', id: 'messages/unsubscribe.route', ...mailed, takesForms: 'any' },
      { path: '/numbers', module: 'visits/shared-stats/shared-stats.route.tsx', ...linked },
      { path: '/*', module: 'marketing/not-found.route.tsx', search: 'hidden' },
    ],
  },
  {
    layout: 'linkhub/dashboard/dashboard-frame.route.tsx',
    pages: [
      {
        layout: 'auth/protected.route.tsx',
        id: 'auth/protected-dashboard.route',
        pages: [
          { path: '/dashboard', module: 'linkhub/dashboard/dashboard.route.tsx', ...session },
          { path: '/dashboard/messages', module: 'messages/dashboard-messages.route.tsx', ...session },
        ],
      },
    ],
  },
  { path: '/message/:username', module: 'messages/message.route.tsx', ...linked, takesForms: true },
]

const englishPages: (Page | Section)[] = [
  {
    layout: 'crm/staff/crm-gate.route.tsx',
    pages: [
      { path: '/crm/login', module: 'crm/staff/login.route.tsx', ...session },
      { path: '/crm/register', module: 'crm/staff/register.route.tsx', ...session },
      { path: '/crm/forgot-password', module: 'crm/staff/forgot.route.tsx', ...session },
      { path: '/crm/reset-password', module: 'crm/staff/reset.route.tsx', ...session },
    ],
  },
  {
    layout: 'crm/shell/crm-frame.route.tsx',
    pages: [
      { path: '/crm', module: 'crm/today/today.route.tsx', ...crm },
      { path: '/crm/inbox', module: 'crm/inbox/inbox.route.tsx', ...crm },
      { path: '/crm/inbox/:id', module: 'crm/inbox/submission.route.tsx', ...crm },
      { path: '/crm/tasks', module: 'crm/tasks/task-list.route.tsx', ...crm },
      { path: '/crm/contacts', module: 'crm/contacts/contact-list.route.tsx', ...crm },
      { path: '/crm/contacts/new', module: 'crm/contacts/contact-new.route.tsx', ...crm },
      { path: '/crm/contacts/:id', module: 'crm/contacts/contact.route.tsx', ...crm },
      { path: '/crm/companies', module: 'crm/companies/company-list.route.tsx', ...crm },
      { path: '/crm/companies/:id', module: 'crm/companies/company.route.tsx', ...crm },
      {
        path: '/crm/deals',
        module: 'crm/deals/board/deal-board.route.tsx',
        ...crm,
        pages: [{ path: '/crm/deals/:id', module: 'crm/deals/deal.route.tsx', ...crm }],
      },
      { path: '/crm/settings', module: 'crm/settings/settings.route.tsx', ...crm },
      { path: '/crm/two-factor', module: 'crm/staff/two-factor.route.tsx', ...crm },
      { path: '/crm/sales-report', module: 'crm/sales-report/sales-report.route.tsx', ...crm },
      { path: '/crm/import', module: 'crm/import/import.route.tsx', ...crm },
      { path: '/crm/linkhub', module: 'crm/moderation/linkhub.route.tsx', ...crm },
      { path: '/crm/creators/:id/recovery', module: 'crm/creators/recovery.route.tsx', ...crm },
      { path: '/crm/website', module: 'crm/website/website.route.tsx', ...crm },
      { path: '/crm/website/entries/:id', module: 'crm/website/entry.route.tsx', ...crm },
      { path: '/crm/website/visits', module: 'crm/website/website-visits.route.tsx', ...crm },
      { path: '/crm/website/publish', module: 'crm/website/publish-list.route.tsx', ...crm },
      { path: '/crm/website/:kind', module: 'crm/website/entry-list.route.tsx', ...crm },
      { path: '/crm/website/entries/:id/versions', module: 'crm/website/versions-list.route.tsx', ...crm },
      { path: '/crm/changes', module: 'crm/history/changes.route.tsx', ...crm },
      { path: '/crm/trash', module: 'crm/history/trash.route.tsx', ...crm },
      { path: '/crm/*', module: 'crm/shell/not-found.route.tsx', ...crm },
    ],
  },
  // Its own document says whether its owner wants it found, and is in the owner's language.
  { path: '/hub/:username', module: 'linkhub/hub/hub.route.tsx', search: 'indexed' },
]

interface MachineFile {
  path: string
  module: string
  id?: string
  isShared?: boolean
}

/** What programs read. */
const englishFiles: MachineFile[] = [
  { path: '/robots.txt', module: 'frame/robots.route.ts', isShared: true },
  { path: '/.well-known/security.txt', module: 'frame/security.route.ts' },
  { path: '/sitemap.xml', module: 'frame/sitemap.route.ts', isShared: true },
  { path: '/hub-sitemap.xml', module: 'frame/hub-sitemap.route.ts' },
  { path: '/hub-sitemaps/:start', module: 'frame/hub-sitemap.route.ts', id: 'frame/hub-sitemap-part.route' },
  { path: '/site.webmanifest', module: 'frame/manifest.route.ts', isShared: true },
  { path: '/crm.webmanifest', module: 'frame/manifest.route.ts', id: 'frame/crm-manifest.route', isShared: true },
]

/** The dashboard as an app. */
const translatedFiles: MachineFile[] = [
  { path: '/dashboard.webmanifest', module: 'frame/manifest.route.ts', id: 'frame/app-manifest.route', isShared: true },
  { path: '/dashboard-worker.js', module: 'installed-app/worker.route.ts', isShared: true },
]

/** Everything that has an address in this language. */
export function pagesIn(code: SiteLanguage['code']) {
  const isEnglish = code === 'en'
  const table = isEnglish ? [...translatedPages, ...englishPages] : translatedPages
  return { table, pages: flatten(table), machineFiles: [...translatedFiles, ...(isEnglish ? englishFiles : [])] }
}

/** Pages without their frames. */
function flatten(entries: (Page | Section)[]): Page[] {
  return entries.flatMap((entry) => ('layout' in entry ? flatten(entry.pages) : [entry, ...flatten(entry.pages ?? [])]))
}

/** Where a page can be found; of one whose parameter may be anything, nothing is known. */
export function addressesOf({ path, addresses }: Page, content: SiteContent) {
  if (addresses) return addresses(content)
  return /[:*]/.test(path) ? [] : [path]
}
