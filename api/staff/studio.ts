import { StudioSettings } from '@nokshi/contract/studio-settings.ts'
import type { Db } from '../database/connect.ts'
import { findStudio, updateStudio } from './queries.ts'

/** Until an owner decides otherwise: a reply within the hour, and the trash kept for a month. */
export const firstSettings: StudioSettings = {
  baseCurrency: 'BDT',
  requiresTwoFactor: false,
  retentionDays: 30,
  replyGoalMinutes: 60,
  timeZone: 'Asia/Dhaka',
}

/** How the studio works; also before anybody has claimed the CRM, because enquiries come in before. */
export async function getStudioSettings(db: Db): Promise<StudioSettings> {
  const studio = await findStudio(db)
  if (!studio) return firstSettings
  return StudioSettings.parse({
    ...firstSettings,
    ...JSON.parse(studio.settings),
    baseCurrency: studio.baseCurrency,
  })
}

export async function changeStudioSettings(db: Db, change: Partial<StudioSettings>) {
  const settings = { ...(await getStudioSettings(db)), ...change }
  await updateStudio(db, settings.baseCurrency, writeSettings(settings))
  return settings
}

/** As the table keeps them; the base currency has a column of its own. */
export function writeSettings({ baseCurrency: _, ...settings }: StudioSettings) {
  return JSON.stringify(settings)
}
