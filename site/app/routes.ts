import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { builtLanguage } from '../site-language.ts'
import { pagesIn } from './page-table.ts'

const { table, machineFiles } = pagesIn(builtLanguage.code)

function routesOf(entries: typeof table, parent = ''): RouteConfigEntry[] {
  return entries.map((entry) => {
    if ('layout' in entry) {
      const { layout: file, id, pages } = entry
      return layout(file, id === undefined ? {} : { id }, routesOf(pages, parent))
    }
    const { path, module, id, pages = [] } = entry
    if (path === '/') return index(module)
    return route(path.slice(parent.length + 1), module, id === undefined ? {} : { id }, routesOf(pages, path))
  })
}

const files = machineFiles.map(({ path, module, id }) => route(path.slice(1), module, id === undefined ? {} : { id }))

export default [...routesOf(table), ...files] satisfies RouteConfig
