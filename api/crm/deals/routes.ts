import { implement } from '../../http/implement.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { changedRecord, removedRecord } from '../records/changed-record.ts'
import { listDeals, readBoard, readDealTotals } from './board.ts'
import type { ChooseParties } from './deal-parties.ts'
import { changeDeals, createDeal, deleteDeal, editDeal } from './edit-deal.ts'
import { moveDeal } from './move-deal.ts'
import { getDeal } from './present-deal.ts'
import { writeDealTable } from './table.ts'

export function dealRoutes(deps: Deps, chooseParties: ChooseParties) {
  const { db, now } = deps
  const readDeal = (id: string) => getDeal(db, id, now())
  return implement({
    'GET /api/crm/board': (_c, { query }) => readBoard(deps, query),
    'GET /api/crm/deals': (_c, { query }) => listDeals(deps, query),
    'GET /api/crm/deals.csv': async (c, { query }) => {
      const { table, count } = await writeDealTable(deps, query)
      const summary = `Exported ${count} deals as CSV`
      await noteChange(db, now(), { kind: 'export', summary, actorId: c.get('staff').id })
      c.header('Content-Type', 'text/csv; charset=utf-8')
      c.header('Content-Disposition', 'attachment; filename="deals.csv"')
      return c.body(table)
    },
    'POST /api/crm/deals': (c, { body }) =>
      changedRecord(createDeal(deps, chooseParties, c.get('staff').id, body), readDeal),
    'GET /api/crm/deals/totals': (_c, { query }) => readDealTotals(deps, query),
    'POST /api/crm/deals/bulk': (c, { body }) => changeDeals(deps, c.get('staff').id, body),
    'GET /api/crm/deals/{id}': (_c, { id }) => readDeal(id),
    'PATCH /api/crm/deals/{id}': (c, { id, body }) =>
      changedRecord(editDeal(deps, chooseParties, c.get('staff').id, id, body), readDeal),
    'POST /api/crm/deals/{id}/move': (c, { id, body }) =>
      changedRecord(moveDeal(deps, c.get('staff').id, id, body), readDeal),
    'DELETE /api/crm/deals/{id}': (c, { id }) => removedRecord(deleteDeal(deps, c.get('staff').id, id)),
  })
}
