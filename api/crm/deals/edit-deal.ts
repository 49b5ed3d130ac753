import { type DealEdit, type DealsChange, labelIn, type NewDeal } from '@nokshi/contract/crm/deals.ts'
import { formatMoney, type ManyChanged } from '@nokshi/contract/crm/records.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeDifference } from '../records/field-difference.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { changedElsewhere, findRow, type RecordOf } from '../records/journal-queries.ts'
import { chosenIds, countOf, requireChanged } from '../records/many.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshWords } from '../search/words.ts'
import { getStudioSettings } from '../staff/studio/studio.ts'
import { logActivity } from '../timeline/log-activity.ts'
import type { ChooseParties, DealParties } from './deal-parties.ts'
import { toFilter } from './filters.ts'
import { insertDeal } from './insert-deal.ts'
import { moveIn, pointersOf, requireDeal } from './move-deal.ts'
import { requireStage } from './place-deal.ts'
import { amountOf } from './present-deal.ts'
import { listDealIds } from './queries.ts'
import { takeSnapshot } from './rate-queries.ts'
import { listStages } from './stage-queries.ts'

export async function createDeal(deps: Deps, chooseParties: ChooseParties, actorId: string, input: NewDeal) {
  return makeChange(deps, async (journal) => {
    await requireKnown(journal.tx, input)
    const parties = await chooseParties(journal, actorId, input)
    const deal = await insertDeal(journal, { ...input, ...parties, actorId, source: 'staff' })
    const about = { kind: 'deal-added', summary: `Added the deal ${deal.title}`, actorId }
    return { result: deal.id, about: { ...about, ...pointersOf(deal) } }
  })
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
  const { services } = await getStudioSettings(journal.tx)
  const asText = (deal: RecordOf<'deal'>) => ({
    ...deal,
    amount: amountText(deal),
    service: labelIn(services, deal.service),
  })
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
  return amount && formatMoney(amount)
}

type Act = DealsChange['act']

/** One change of many deals, undone as a whole. Deals that a colleague deleted are left out. */
export async function changeDeals(deps: Deps, actorId: string, { which, act }: DealsChange): Promise<ManyChanged> {
  const { db, now } = deps
  const ids = await chosenIds(which, async (question, limit) =>
    listDealIds(db, await toFilter(db, question, await listStages(db), now()), limit),
  )
  const { result: count, changeId } = await makeChange(deps, async (journal) => {
    await requireKnown(journal.tx, act.kind === 'assign' ? { ownerId: act.ownerId } : {})
    let done = 0
    for (const id of ids) {
      const deal = await findRow(journal.tx, 'deal', id)
      if (!deal || deal.deletedAt !== null) continue
      if (await changeOne(journal, actorId, deal, act)) done++
    }
    requireChanged(done)
    if (act.kind === 'trash') await refreshWords(journal.tx, 'deal', ids)
    const summary = await describe(journal, act, countOf(done, 'deal'))
    return { result: done, about: { kind: 'deals-changed', summary, actorId } }
  })
  return { count, failed: 0, error: null, changeIds: [changeId] }
}

async function changeOne(journal: Journal, actorId: string, deal: RecordOf<'deal'>, act: Act) {
  if (act.kind === 'move') {
    // A move within its own stage would only change the order.
    if (deal.stageId === act.stageId && act.lostReason === undefined) return false
    const { kind: _, ...move } = act
    await moveIn(journal, actorId, deal.id, move)
    return true
  }
  const changes = changesFor(act, journal.now)
  const isChanged = await journal.update('deal', deal, changes)
  await logFields(journal, actorId, deal, changes)
  return isChanged
}

function changesFor(act: Exclude<Act, { kind: 'move' }>, now: number) {
  if (act.kind === 'assign') return { ownerId: act.ownerId }
  return { deletedAt: now }
}

async function describe({ tx }: Journal, act: Act, deals: string) {
  switch (act.kind) {
    case 'move':
      return `Moved ${deals} to ${(await requireStage(tx, act.stageId)).label}`
    case 'assign':
      return `Changed the owner of ${deals}`
    case 'trash':
      return `Moved ${deals} to the trash`
  }
}
