import { serviceNames } from '@nokshi/content/crm/records.ts'
import { type DealEdit, type NewDeal, services } from '@nokshi/contract/crm/deals.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeDifference } from '../records/field-difference.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { changedElsewhere } from '../records/journal-queries.ts'
import type { RecordOf } from '../records/journaled.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshWords } from '../search/words.ts'
import { logActivity } from '../timeline/log-activity.ts'
import type { ChooseParties, DealParties } from './deal-parties.ts'
import { insertDeal } from './insert-deal.ts'
import { formatMinor } from './money.ts'
import { pointersOf, requireDeal } from './move-deal.ts'
import { amountOf } from './present-deal.ts'
import { takeSnapshot } from './rate-snapshot.ts'

export async function createDeal(deps: Deps, chooseParties: ChooseParties, actorId: string, input: NewDeal) {
  const change = await makeChange(deps, async (journal) => {
    await requireKnown(journal.tx, input)
    const parties = await chooseParties(journal, actorId, input)
    const deal = await insertDeal(journal, { ...input, ...parties, actorId, source: 'staff' })
    const about = { kind: 'deal-added', summary: `Added the deal ${deal.title}`, actorId }
    return { result: deal.id, about: { ...about, ...pointersOf(deal) } }
  })
  deps.outboxSignal.emit('filled')
  return change
}

export async function editDeal(
  deps: Deps,
  chooseParties: ChooseParties,
  actorId: string,
  dealId: string,
  edit: DealEdit,
) {
  return makeChange(deps, async (journal) => {
    const deal = await requireDeal(journal, dealId)
    if (deal.version !== edit.version) throw changedElsewhere()
    await requireKnown(journal.tx, edit, deal)
    const changes = {
      ...plainChanges(deal, edit),
      ...partyChanges(deal, edit, await chooseParties(journal, actorId, edit)),
      ...(await amountChanges(journal, deal, edit)),
    }
    await journal.update('deal', deal, changes)
    const fields = await logFields(journal, actorId, deal, changes)
    await refreshWords(journal.tx, 'deal', [dealId])
    const summary = `Changed the deal ${deal.title}${fields && `: ${fields}`}`
    const about = { kind: 'deal-changed', summary, actorId }
    return { result: dealId, about: { ...about, ...pointersOf({ ...deal, ...changes }) } }
  })
}

export async function deleteDeal(deps: Deps, actorId: string, dealId: string) {
  return makeChange(deps, async (journal) => {
    const deal = await requireDeal(journal, dealId)
    await journal.update('deal', deal, { deletedAt: journal.now })
    await refreshWords(journal.tx, 'deal', [dealId])
    const about = { kind: 'deal-deleted', summary: `Moved the deal ${deal.title} to the trash`, actorId }
    return { result: { id: deal.id, name: deal.title }, about: { ...about, ...pointersOf(deal) } }
  })
}

export async function markSeen(deps: Deps, actorId: string, dealId: string) {
  return makeChange(deps, async (journal) => {
    const deal = await requireDeal(journal, dealId)
    await journal.update('deal', deal, { hasNews: 0 })
    const about = { kind: 'deal-seen', summary: `Marked the deal ${deal.title} as read`, actorId }
    return { result: undefined, about: { ...about, ...pointersOf(deal) } }
  })
}

/** An absent field stays; an empty one is cleared. */
function plainChanges(deal: RecordOf<'deal'>, edit: DealEdit) {
  const given = <Value>(field: keyof DealEdit, now: Value | null | undefined, before: Value | null) =>
    Object.hasOwn(edit, field) ? (now ?? null) : before
  return {
    title: edit.title ?? deal.title,
    service: given<string>('service', edit.service, deal.service),
    ownerId: given('ownerId', edit.ownerId, deal.ownerId),
    description: given('description', edit.description, deal.description),
    expectedClose: given('expectedClose', edit.expectedClose, deal.expectedClose),
  }
}

/** The company of a newly chosen contact does not replace a company that is set. */
function partyChanges(deal: RecordOf<'deal'>, edit: DealEdit, { contactId, companyId }: DealParties) {
  const isCompanyGiven = edit.companyId !== undefined || edit.companyName !== undefined
  return {
    ...(contactId !== undefined && { contactId }),
    ...(companyId !== undefined && (isCompanyGiven || deal.companyId === null) && { companyId }),
  }
}

/** A new amount takes today's rate. An unchanged one, or a closed deal in its currency, keeps its rate. */
async function amountChanges({ tx }: Journal, deal: RecordOf<'deal'>, { amount }: DealEdit) {
  if (amount === undefined) return {}
  const before = amountOf(deal)
  if (amount?.minor === before?.minor && amount?.currency === before?.currency) return {}
  const keepsRate = deal.closedAt !== null && amount?.currency === before?.currency
  return {
    amountMinor: amount?.minor ?? null,
    currency: amount?.currency ?? null,
    ...(!keepsRate && (await takeSnapshot(tx, amount))),
  }
}

const labels = {
  title: 'title',
  companyId: 'company',
  amount: 'amount',
  service: 'service',
  ownerId: 'owner',
  expectedClose: 'expected close',
}

/** Returns what was changed, as text. */
export async function logFields(
  journal: Journal,
  actorId: string,
  before: RecordOf<'deal'>,
  changes: Partial<RecordOf<'deal'>>,
) {
  const asText = (deal: RecordOf<'deal'>) => ({ ...deal, amount: amountText(deal), service: serviceText(deal) })
  const after = asText({ ...before, ...changes })
  const differences = await describeDifference(journal.tx, labels, asText(before), after)
  // Without the names, which would outlive the person's erasure.
  if (before.contactId !== after.contactId) differences.push('contact')
  if (before.description !== after.description) differences.push('description')
  const fields = differences.join('; ')
  if (fields) await logActivity(journal, { kind: 'changed', actorId, dealId: before.id, details: { fields } })
  return fields
}

function amountText(deal: RecordOf<'deal'>) {
  const amount = amountOf(deal)
  return amount && `${amount.currency} ${formatMinor(amount.minor)}`
}

function serviceText(deal: RecordOf<'deal'>) {
  const service = services.find((known) => known === deal.service)
  return service ? serviceNames[service] : deal.service
}
