import { type Currency, CurrencyCode } from '@nokshi/contract/crm/records.ts'
import {
  NewStage,
  type Rate,
  RateEdit,
  StageEdit,
  StudioSettingsEdit,
} from '@nokshi/contract/crm/settings.ts'
import { Hono } from 'hono'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { body } from '../../http/validate.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { presentStage } from '../deals/board.ts'
import { addStage, editStage, removeStage, restoreStage } from '../deals/change-stages.ts'
import { findCurrency, listRates } from '../deals/rate-queries.ts'
import { listStages } from '../deals/stage-queries.ts'
import { mayWork } from '../records/require-known.ts'
import { listStaff } from '../staff/queries.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { editRate, editSettings } from './edit-settings.ts'

/** How the studio works: its stages, its currencies, its people. */
export function settingsRoutes(deps: Deps) {
  const { db, now } = deps
  return new Hono()
    .get('/settings', async (c) => c.json(await getStudioSettings(db)))
    .patch('/settings', body(StudioSettingsEdit), async (c) => {
      const given = Object.entries(c.req.valid('json')).filter(([, value]) => value !== undefined)
      const settings = await editSettings(deps, c.get('staff').id, Object.fromEntries(given))
      return c.json(settings)
    })
    .get('/colleagues', async (c) => {
      const active = (await listStaff(db)).filter(({ disabledAt }) => disabledAt === null)
      return c.json(active.map((staff) => ({ id: staff.id, name: staff.name, mayWork: mayWork(staff) })))
    })
    .get('/stages', async (c) => c.json((await listStages(db)).map(presentStage)))
    .post('/stages', body(NewStage), async (c) =>
      c.json(presentStage(await addStage(deps, c.get('staff').id, c.req.valid('json'))), 201),
    )
    .patch('/stages/:id', body(StageEdit), async (c) => {
      const { id: actorId } = c.get('staff')
      const stage = await editStage(deps, actorId, c.req.param('id'), c.req.valid('json'))
      return c.json(presentStage(stage))
    })
    .delete('/stages/:id', async (c) => c.json(await removeStage(deps, c.get('staff').id, c.req.param('id'))))
    .post('/stages/:id/restore', async (c) =>
      c.json(presentStage(await restoreStage(deps, c.get('staff').id, c.req.param('id')))),
    )
    .get('/rates', async (c) => {
      const rates = await listRates(db)
      return c.json(
        rates.flatMap((rate) => {
          const currency = findCurrency(rate.currency)
          return currency ? presentRate(currency, rate, now()) : []
        }),
      )
    })
    .patch('/rates/:currency', body(RateEdit), async (c) => {
      const currency = requireForeign(c.req.param('currency'))
      const rate = await editRate(deps, c.get('staff').id, currency, c.req.valid('json').perDollar)
      return c.json(presentRate(currency, rate, now()))
    })
}

const OLD_MS = 30 * 24 * 60 * 60 * 1000

function presentRate(currency: Currency, rate: Selectable<Database['fxRate']>, now: number): Rate {
  const { perDollar, source, asOf } = rate
  const isOld = source === 'manual' && now - Date.parse(asOf) > OLD_MS
  return { currency, perDollar, source, asOf, isOld }
}

function requireForeign(word: string) {
  const currency = CurrencyCode.safeParse(word)
  if (!currency.success) throw new Refusal('not-found', 'no-such-currency')
  if (currency.data === 'USD') throw new Refusal('conflict', 'dollar-is-one')
  return currency.data
}
