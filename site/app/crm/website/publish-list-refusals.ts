import { crmContent } from '@nokshi/content/crm/website.ts'
import type { PendingItem } from './website-query.ts'

/** By the id of the entry: why it could not be published. */
export type Refusals = ReadonlyMap<string, string[]>

type Looked = Pick<PendingItem, 'entry'>

/**
 * What a refused publication says of each entry. `fields` begin with the id of an entry. A conflict names none: those are meant
 * that differ from what was looked at.
 */
export function listRefusals(fields: Record<string, string>, sent: Looked[], now: Looked[]): Refusals {
  const versions = new Map(now.map(({ entry }) => [entry.id, entry]))
  const refusals = sent.map(({ entry: { id, version } }): [string, string[]] => {
    const own = Object.entries(fields).flatMap(([path, sentence]) => (path.startsWith(`${id}.`) ? [sentence] : []))
    const latest = versions.get(id)
    if (!latest || latest.version === version) return [id, own]
    return [id, [...own, crmContent.publish.conflict(latest.changedBy?.name)]]
  })
  return new Map(refusals.filter(([, own]) => own.length > 0))
}
