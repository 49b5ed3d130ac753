import type { Resolved } from '@nokshi/contract/crm/duplicates.ts'
import { transact } from '../../database/connect.ts'
import { takeAdvisoryLock } from '../../database/engine-forks.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { ADOPTION } from '../adoption/adopt-submission.ts'
import { findOrMakeCompany, mergeCompaniesIn } from '../companies/edit-company.ts'
import { addContactMethods } from '../contact-methods/add-contact-methods.ts'
import { parseContactMethods, requireNoneTaken } from '../contacts/contact-fields.ts'
import { mergeContactsIn } from '../contacts/merge-contacts.ts'
import type { ContactRow } from '../contacts/queries.ts'
import { addTags } from '../contacts/tag-contact.ts'
import { moveIn } from '../deals/move-deal.ts'
import { listStages } from '../deals/stage-queries.ts'
import { presentSuggestion } from '../duplicates/list-suggestions.ts'
import type { SuggestionRow } from '../duplicates/queries.ts'
import { withAliases } from '../records/aliases.ts'
import { type ChangeAbout, type Journal, journalIn } from '../records/journal.ts'
import { findRow } from '../records/journal-queries.ts'
import { requireRecord } from '../records/require-known.ts'
import { refreshWords } from '../search/words.ts'
import type { StaffMember } from '../staff/session.ts'
import { findSubmissionActivity } from './queries.ts'
import { isJoined, moveActivity } from './triage-moves.ts'

export function acceptSuggestion(deps: Deps, staff: StaffMember, id: string) {
  return resolve(deps, id, (journal, suggestion) => followSuggestion(journal, staff, suggestion))
}

export function dismissSuggestion(deps: Deps, staff: StaffMember, id: string) {
  return resolve(deps, id, async (_journal, { contactId, companyId, dealId }) => ({
    kind: 'dismissed',
    summary: 'Left a suggestion',
    actorId: staff.id,
    contactId,
    companyId,
    dealId,
  }))
}

/** Of two who resolve it at once, the second gets a conflict. */
async function resolve(
  deps: Deps,
  id: string,
  work: (journal: Journal, suggestion: SuggestionRow) => Promise<ChangeAbout>,
): Promise<Resolved> {
  return transact(deps.db, async (tx) => {
    await takeAdvisoryLock(tx, ADOPTION)
    const row = await findRow(tx, 'suggestion', id)
    if (!row) throw new Refusal('not-found', 'no-such-suggestion')
    // The records may be gone afterwards.
    const record = await presentSuggestion(tx, row)
    if (row.resolvedAt !== null) return { record, changeId: null }
    const { changeId } = await journalIn(tx, deps.now(), async (journal) => {
      const about = await work(journal, row)
      // A merge resolves suggestions between the two by itself.
      const resolved = (await findRow(tx, 'suggestion', id)) ?? row
      await journal.update('suggestion', resolved, { resolvedAt: resolved.resolvedAt ?? journal.now })
      return { result: undefined, about }
    })
    return { record, changeId }
  })
}

function followSuggestion(journal: Journal, staff: StaffMember, suggestion: SuggestionRow): Promise<ChangeAbout> {
  const { kind, contactId, companyId, value } = suggestion
  if (kind === 'same-person') return mergeContactsIn(journal, staff.id, { intoId: contactId ?? '', fromId: value })
  // The older one survives.
  if (kind === 'same-company') return mergeCompaniesIn(journal, staff.id, { intoId: value, fromId: companyId ?? '' })
  return kind === 'reopen' ? reopenDeal(journal, staff, suggestion) : takeValue(journal, staff, suggestion)
}

async function takeValue(journal: Journal, staff: StaffMember, { contactId, field, value }: SuggestionRow) {
  const contact = await requireRecord(journal.tx, 'contact', contactId ?? '')
  const write = writers[field ?? '']
  if (!write) throw new Refusal('conflict', 'no-such-field')
  await write(journal, contact, value)
  await refreshWords(journal.tx, 'contact', [contact.id])
  const summary = `Changed ${contact.name}: ${field} ${value}`
  return { kind: 'changed', summary, actorId: staff.id, contactId: contact.id }
}

type Writer = (journal: Journal, contact: ContactRow, value: string) => Promise<unknown>

const writers: Partial<Record<string, Writer>> = {
  // The name on file stays; the second becomes an alias for the search.
  name: (journal, contact, name) => journal.update('contact', contact, { aliases: withAliases(contact, [name]) }),
  location: (journal, contact, location) => journal.update('contact', contact, { location }),
  async company(journal, contact, name) {
    await journal.update('contact', contact, { companyId: await findOrMakeCompany(journal, { name }) })
  },
  tag: (journal, contact, name) => addTags(journal, contact.id, [name]),
  email: addContactMethod,
  phone: addContactMethod,
}

/** Added to those on file, which stay. */
async function addContactMethod(journal: Journal, contact: ContactRow, value: string) {
  requireNoneTaken(await addContactMethods(journal, contact.id, parseContactMethods([value], contact.location)))
  // The new version makes an edit of the older one a conflict.
  await journal.update('contact', contact, { updatedAt: journal.now })
}

/** Reopens a lost deal. The deal made from the submission is merged into it if nobody has worked on it. */
async function reopenDeal(journal: Journal, staff: StaffMember, suggestion: SuggestionRow) {
  const stage = (await listStages(journal.tx)).find(({ kind, removedAt }) => kind === 'open' && removedAt === null)
  const dealId = suggestion.dealId ?? ''
  const about = await moveIn(journal, staff.id, dealId, { stageId: stage?.id ?? '' })
  if (suggestion.submissionId) await mergeNewDeal(journal, suggestion.submissionId, dealId)
  return about
}

async function mergeNewDeal(journal: Journal, submissionId: string, dealId: string) {
  const triage = await findRow(journal.tx, 'triage', submissionId)
  const fresh = triage?.dealId ? await findRow(journal.tx, 'deal', triage.dealId) : undefined
  if (!triage || !fresh || fresh.version > 1 || fresh.deletedAt !== null) return
  if (isJoined(await findSubmissionActivity(journal.tx, submissionId))) return
  await moveActivity(journal, submissionId, dealId)
  await journal.update('triage', triage, { dealId })
  await journal.update('deal', fresh, { deletedAt: journal.now })
  await refreshWords(journal.tx, 'deal', [fresh.id])
}
