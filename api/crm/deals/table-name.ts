import type { DealQuestion } from '@nokshi/contract/crm/deals.ts'
import type { Deps } from '../../platform/deps.ts'
import { findStaffById } from '../staff/queries.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { studioDay } from '../staff/studio/studio-day.ts'
import { listStages } from './stage-queries.ts'

/** Most file systems take 255 bytes; a Bangla letter has three. */
const CHARACTERS_MAX = 60

/** What the table holds and of which day: «deals-talking-quiet-2026-11-15». */
export async function nameDealTable({ db, now }: Pick<Deps, 'db' | 'now'>, question: DealQuestion) {
  const { q, owner, service, quiet, stage } = question
  const { timeZone } = await getStudioSettings(db)
  const parts = [
    stage && (await listStages(db)).find(({ id }) => id === stage)?.label,
    service,
    owner && (await findStaffById(db, owner))?.name,
    quiet && 'quiet',
    q,
  ]
  const name = [...dashed(parts.filter(Boolean).join(' '))].slice(0, CHARACTERS_MAX).join('')
  return ['deals', name, studioDay(timeZone, now())].filter(Boolean).join('-')
}

/** Letters and digits of any script; everything else becomes a dash. */
function dashed(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** In both forms of RFC 6266: ASCII for old clients, and UTF-8. */
export function attachmentOf(name: string) {
  const plain = name.replace(/[^\w-]+/g, '').replace(/-{2,}/g, '-')
  return `attachment; filename="${plain}.csv"; filename*=UTF-8''${encodeURIComponent(name)}.csv`
}
