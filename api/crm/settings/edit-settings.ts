import type { Currency } from '@nokshi/contract/crm/records.ts'
import type { RateEdit, StudioSettings } from '@nokshi/contract/crm/settings.ts'
import { transact } from '../../database/connect.ts'
import { describeEdit, noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listRates, updateRate } from '../deals/rate-queries.ts'
import { changeStudioSettings, getStudioSettings } from '../staff/studio/studio.ts'
import { studioDay } from '../staff/studio/studio-day.ts'

type SettingsDeps = Pick<Deps, 'db' | 'now'>

const labels: Record<keyof StudioSettings, string> = {
  baseCurrency: 'currency of the sums',
  requiresTwoFactor: 'two-factor for everybody',
  retentionDays: 'days that trash and spam are kept',
  replyGoalMinutes: 'minutes to a first reply',
  timeZone: 'time zone',
  workDays: 'working days',
  opens: 'working hours from',
  closes: 'working hours to',
  holidays: 'holidays',
  lostReasons: 'lost reasons',
  services: 'services',
}

export function editSettings({ db, now }: SettingsDeps, actorId: string, change: Partial<StudioSettings>) {
  return transact(db, async (tx) => {
    const before = await getStudioSettings(tx)
    const after = await changeStudioSettings(tx, change)
    if (after.opens >= after.closes) throw new Refusal('invalid', 'closes-before-opening', { at: 'closes' })
    const edits = describeEdit(labels, asText(before), asText(after))
    if (edits.length > 0)
      await noteChange(tx, now(), { kind: 'settings', summary: `Changed the settings: ${edits.join('; ')}`, actorId })
    return after
  })
}

/** Lists are compared and logged as text. */
function asText({ workDays, holidays, lostReasons, services, ...settings }: StudioSettings) {
  return {
    ...settings,
    workDays: workDays.map((day) => DAYS[day]).join(' '),
    holidays: holidays.join(' '),
    lostReasons: lostReasons.map(({ label }) => label).join(', '),
    services: services.map(({ label }) => label).join(', '),
  }
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A larger change is more often a slip than a rate. */
const RATE_JUMP = 0.1

export function editRate({ db, now }: SettingsDeps, actorId: string, currency: Currency, edit: RateEdit) {
  const { perDollar, isSure } = edit
  return transact(db, async (tx) => {
    const { timeZone } = await getStudioSettings(tx)
    const before = (await listRates(tx)).find((rate) => rate.currency === currency)
    if (before && !isSure && Math.abs(Number(perDollar) / Number(before.perDollar) - 1) > RATE_JUMP)
      throw new Refusal('conflict', { code: 'rate-jump', params: { currency, from: before.perDollar, to: perDollar } })
    const rate = await updateRate(tx, currency, perDollar, studioDay(timeZone, now()))
    // Logged for an equal rate too, because it was confirmed and counts as fresh.
    const summary = `Changed the rate of ${currency} to the dollar: ${before?.perDollar} → ${perDollar}`
    await noteChange(tx, now(), { kind: 'settings', summary, actorId })
    return rate
  })
}
