import { type Currency, CurrencyCode } from '@nokshi/contract/crm/records.ts'
import type { Rate } from '@nokshi/contract/crm/settings.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { implement } from '../../http/implement.ts'
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

export function settingsRoutes(deps: Deps) {
  const { db, now } = deps
  return implement({
    'GET /api/crm/settings': () => getStudioSettings(db),
    'PATCH /api/crm/settings': async (c, { body }) => {
      const given = Object.entries(body).filter(([, value]) => value !== undefined)
      const settings = await editSettings(deps, c.get('staff').id, Object.fromEntries(given))
      return settings
    },
    'GET /api/crm/colleagues': async () => {
      const active = (await listStaff(db)).filter(({ disabledAt }) => disabledAt === null)
      return active.map((staff) => ({ id: staff.id, name: staff.name, mayWork: mayWork(staff) }))
    },
    'GET /api/crm/stages': async () => (await listStages(db)).map(presentStage),
    'POST /api/crm/stages': async (c, { body }) => presentStage(await addStage(deps, c.get('staff').id, body)),
    'PATCH /api/crm/stages/{id}': async (c, { id, body }) => {
      const { id: actorId } = c.get('staff')
      const stage = await editStage(deps, actorId, id, body)
      return presentStage(stage)
    },
    'DELETE /api/crm/stages/{id}': (c, { id }) => removeStage(deps, c.get('staff').id, id),
    'POST /api/crm/stages/{id}/restore': async (c, { id }) =>
      presentStage(await restoreStage(deps, c.get('staff').id, id)),
    'GET /api/crm/rates': async () => {
      const rates = await listRates(db)
      return rates.flatMap((rate) => {
        const currency = findCurrency(rate.currency)
        return currency ? presentRate(currency, rate, now()) : []
      })
    },
    'PATCH /api/crm/rates/{currency}': async (c, { currency: code, body }) => {
      const currency = requireForeign(code)
      const rate = await editRate(deps, c.get('staff').id, currency, body)
      return presentRate(currency, rate, now())
    },
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
