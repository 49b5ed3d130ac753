import { matchRoutes } from 'react-router'
import { allPages, machineFiles, type Page } from './page-table.ts'

const routes: { path: string; page?: Page }[] = [
  ...machineFiles.map(({ path }) => ({ path })),
  ...allPages.map((page) => ({ path: page.path, page })),
]

/** The page that the router shows for the path of a request, or whose data it sends (`/about.data`). */
export function findPage(path: string): Page | undefined {
  const address = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
  return matchRoutes(routes, address === '/_' ? '/' : address)?.at(-1)?.route.page
}
