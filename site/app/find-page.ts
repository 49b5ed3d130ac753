import { language } from '@nokshi/content/language.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import { matchRoutes } from 'react-router'
import { addressesOf, type Page, pagesIn } from './page-table.ts'

const { pages, machineFiles } = pagesIn(language.code)

const routes: { path: string; page?: Page }[] = [
  ...machineFiles.map(({ path }) => ({ path })),
  ...pages.map((page) => ({ path: page.path, page })),
]

/** Where the pages and files are that are the same for everybody. */
export function listSharedPaths(content: SiteContent) {
  const shared = pages.filter(({ isShared }) => isShared).flatMap((page) => addressesOf(page, content))
  const files = machineFiles.filter(({ isShared }) => isShared).map(({ path }) => path)
  return [...shared, ...files].map((path) => pathIn(language, path))
}

/** The page that the router shows for the path of a request, or whose data it sends (`/about.data`). */
export function findPage(path: string): Page | undefined {
  const address = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
  const home = language.prefix || '/'
  return matchRoutes(routes, isHomeData(address) ? home : address, home)?.at(-1)?.route.page
}

/** The data of the home page has a name that no page has. */
function isHomeData(address: string) {
  return address === `${language.prefix}/_`
}
