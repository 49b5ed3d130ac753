import { DealEdit, DealMove, DealQuestion, DealsChange, NewDeal } from '@nokshi/contract/crm/deals.ts'
import { Hono } from 'hono'
import { body, query } from '../../http/validate.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { readBoard, readDealTotals } from './board.ts'
import { changeDeals } from './change-deals.ts'
import type { ChooseParties } from './deal-parties.ts'
import { createDeal, deleteDeal, editDeal, markSeen } from './edit-deal.ts'
import { listDeals } from './list-deals.ts'
import { moveDeal } from './move-deal.ts'
import { getDeal } from './present-deal.ts'
import { writeDealTable } from './table.ts'
import { attachmentOf, nameDealTable } from './table-name.ts'

export function dealRoutes(deps: Deps, chooseParties: ChooseParties) {
  const { db, now } = deps
  const readDeal = (id: string) => getDeal(db, id, now())
  return new Hono()
    .get('/board', query(DealQuestion), async (c) => c.json(await readBoard(deps, c.req.valid('query'))))
    .get('/deals', query(DealQuestion), async (c) => c.json(await listDeals(deps, c.req.valid('query'))))
    .get('/deals.csv', query(DealQuestion), async (c) => {
      const question = c.req.valid('query')
      const { table, count } = await writeDealTable(deps, question)
      const summary = `Exported ${count} deals as CSV`
      await noteChange(db, now(), { kind: 'export', summary, actorId: c.get('staff').id })
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', attachmentOf(await nameDealTable(deps, question)))
      return c.body(table)
    })
    .post('/deals', body(NewDeal), async (c) => {
      const { id, changeId } = await createDeal(deps, chooseParties, c.get('staff').id, c.req.valid('json'))
      return c.json({ record: await readDeal(id), changeId }, 201)
    })
    .get('/deals/totals', query(DealQuestion), async (c) =>
      c.json(await readDealTotals(deps, c.req.valid('query'))),
    )
    .post('/deals/bulk', body(DealsChange), async (c) =>
      c.json(await changeDeals(deps, c.get('staff').id, c.req.valid('json'))),
    )
    .get('/deals/:id', async (c) => c.json(await readDeal(c.req.param('id'))))
    .patch('/deals/:id', body(DealEdit), async (c) => {
      const id = c.req.param('id')
      const { changeId } = await editDeal(deps, chooseParties, c.get('staff').id, id, c.req.valid('json'))
      return c.json({ record: await readDeal(id), changeId })
    })
    .post('/deals/:id/move', body(DealMove), async (c) => {
      const id = c.req.param('id')
      const { changeId } = await moveDeal(deps, c.get('staff').id, id, c.req.valid('json'))
      return c.json({ record: await readDeal(id), changeId })
    })
    .post('/deals/:id/seen', async (c) => {
      const id = c.req.param('id')
      const { hasNews } = await readDeal(id)
      if (hasNews) await markSeen(deps, c.get('staff').id, id)
      return c.json(await readDeal(id))
    })
    .delete('/deals/:id', async (c) => {
      const id = c.req.param('id')
      const { result: record, changeId } = await deleteDeal(deps, c.get('staff').id, id)
      return c.json({ record, changeId })
    })
}
