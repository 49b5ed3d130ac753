import type { PreviewRequest } from '@nokshi/contract/website/entries.ts'
import { findForm } from '@nokshi/contract/website/kinds.ts'
import { localize } from '@nokshi/contract/website/localize.ts'
import type * as z from 'zod'
import { parseOrRefuse } from '../http/validate.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { seal, unseal } from '../platform/seal.ts'
import { getEntry, kindOf, shownEntry } from './entry.ts'
import { requireStoredPictures } from './pictures.ts'
import { listEntries } from './queries.ts'

const PURPOSE = 'website-preview'

/** Somebody who has left the studio sees drafts no longer than this. */
const PASS_MS = 5 * 60_000

export function issuePass({ secret, now }: Pick<Deps, 'secret' | 'now'>) {
  return seal(secret, PURPOSE, String(now() + PASS_MS))
}

function requirePass({ secret, now }: Pick<Deps, 'secret' | 'now'>, pass: string) {
  let until = 0
  try {
    until = Number(unseal(secret, PURPOSE, pass))
  } catch {
    // Not one of ours.
  }
  if (!(until > now())) throw new Refusal('forbidden', 'preview-over')
}

/** Nothing is stored. An entry that is hidden is shown to who edits it. */
export async function previewContent(
  deps: Pick<Deps, 'db' | 'secret' | 'now'>,
  { pass, language, entry, draft }: z.infer<typeof PreviewRequest>,
) {
  requirePass(deps, pass)
  const { db } = deps
  const edited = await getEntry(db, entry)
  const json = draft === undefined ? edited.draft : await readDraft()
  const rows = (await listEntries(db)).filter(({ id, isHidden }) => isHidden === 0 || id === entry)
  return localize(
    rows.map((row) => shownEntry(row, row.id === entry ? json : row.draft)),
    language,
  )

  async function readDraft() {
    const form = findForm(kindOf(edited), edited.slug ?? '')
    if (!form) throw new Refusal('not-found', 'no-such-entry')
    const data = await requireStoredPictures(db, parseOrRefuse(form.schema, draft))
    // Saving would make one of its title.
    if (data.slug === '') data.slug = edited.slug ?? ''
    return JSON.stringify(data)
  }
}
