import { ENTRIES_MAX } from '@nokshi/contract/website/kinds.ts'
import { keyOf, studyAddress } from '@nokshi/contract/website/redirect-rules.ts'
import type { Journal } from '../crm/records/journal.ts'
import { insertEntry } from './edit-entry.ts'
import { type EntryRow, shownEntry } from './entry.ts'
import { listEntries } from './queries.ts'

/**
 * A case study that moves leaves a redirect at its old address. Redirects to the old address then lead to
 * the new one, so that there is no chain; one that began at the new address goes, so that there is no circle.
 */
export async function leadOldAddressOn(journal: Journal, row: EntryRow, publishedBefore: string) {
  if (row.kind !== 'case-study') return
  const [before, now] = [shownEntry(row, publishedBefore), shownEntry(row, row.draft)]
  if (before.slug === now.slug) return
  const [from, to] = [studyAddress(before.slug), studyAddress(now.slug)]

  for (const redirect of await listEntries(journal.tx, 'redirect')) {
    const { data } = shownEntry(redirect, redirect.published ?? redirect.draft)
    if ([from, to].some((path) => keyOf(path) === keyOf(String(data.from))))
      await journal.update('contentEntry', redirect, { deletedAt: journal.now })
    else if (keyOf(String(data.to)) === keyOf(from)) await publishRedirect(journal, redirect, { ...data, to })
  }
  // Where another study has moved to, or where the list is full, there is no place for one.
  const studies = await listEntries(journal.tx, 'case-study')
  const isPage = studies.some(
    (study) => study.published !== null && shownEntry(study, study.published).slug === before.slug,
  )
  if (isPage || (await listEntries(journal.tx, 'redirect')).length >= ENTRIES_MAX) return
  await publishRedirect(journal, await insertEntry(journal, null, 'redirect', { from, to }), { from, to })
}

async function publishRedirect(journal: Journal, row: EntryRow, data: object) {
  const json = JSON.stringify(data)
  await journal.update('contentEntry', row, { draft: json, published: json, publishedAt: journal.now })
}
