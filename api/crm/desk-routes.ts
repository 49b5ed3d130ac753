import { Hono } from 'hono'
import type { Deps } from '../platform/deps.ts'
import { writeDealTable } from './deal-table.ts'
import { readToday } from './today.ts'

export function deskRoutes(deps: Deps) {
  return new Hono()
    .get('/today', async (c) => c.json(await readToday(deps, c.get('staff').id)))
    .get('/deals.csv', async (c) => {
      const table = await writeDealTable(deps.db)
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="deals.csv"')
      return c.body(table)
    })
}
