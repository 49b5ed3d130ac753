import { firstLostReasons, firstServices } from '@nokshi/contract/crm/deals.ts'
import { StudioSettings } from '@nokshi/contract/crm/settings.ts'
import type { Db } from '../../../database/connect.ts'
import { findStudio, updateStudio } from '../queries.ts'

/** The defaults. When the CRM is claimed, days and hours come from the brand. */
export const firstSettings: StudioSettings = {
  baseCurrency: 'BDT',
  requiresTwoFactor: false,
  retentionDays: 30,
  replyGoalMinutes: 60,
  timeZone: 'Asia/Dhaka',
  workDays: [0, 1, 2, 3, 4],
  opens: '10:00',
  closes: '18:00',
  holidays: [],
  lostReasons: firstLostReasons,
  services: [...firstServices],
}

/** Also before the CRM is claimed, because submissions come in before. */
export async function getStudioSettings(db: Db): Promise<StudioSettings> {
  const studio = await findStudio(db)
  if (!studio) return firstSettings
  const stored: Record<string, unknown> = { ...readStored(studio.settings), baseCurrency: studio.baseCurrency }
  // A newer process may have stored an unknown value during an upgrade: then the default applies.
  const known = Object.entries(StudioSettings.shape).flatMap(([name, rule]) => {
    const { data } = rule.safeParse(stored[name])
    return data === undefined ? [] : [[name, data]]
  })
  return { ...firstSettings, ...Object.fromEntries(known) }
}

function readStored(settings: string): Record<string, unknown> {
  return JSON.parse(settings)
}

export async function changeStudioSettings(db: Db, change: Partial<StudioSettings>) {
  const studio = await findStudio(db)
  const settings = { ...(await getStudioSettings(db)), ...change }
  // Only what was changed: other stored values stay, also those of a newer release.
  const { baseCurrency = studio?.baseCurrency ?? firstSettings.baseCurrency, ...others } = change
  await updateStudio(db, baseCurrency, JSON.stringify({ ...readStored(studio?.settings ?? '{}'), ...others }))
  return settings
}

/** The base currency has a column of its own. */
export function writeSettings({ baseCurrency: _, ...settings }: StudioSettings) {
  return JSON.stringify(settings)
}
