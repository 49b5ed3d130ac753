import { Contact } from '@nokshi/contract/crm/contacts.ts'
import { Deal } from '@nokshi/contract/crm/deals.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { logActivity, moveDeal } from './deals.ts'
import { type PastDeal, pastDeals } from './read-content.ts'
import { DAY, type Schedule } from './schedule.ts'
import type { Colleague } from './staff.ts'

/** The first began a year ago; the last was decided before the present ones came in. */
const FIRST_DAYS_AGO = 362
const LAST_DAYS_AGO = 40

/** A year of won and lost deals, entered by hand when they happened. */
export function planPastDeals(schedule: Schedule, colleagues: Colleague[]) {
  for (const [index, deal] of pastDeals.entries()) {
    const share = index / (pastDeals.length - 1)
    const daysAgo = Math.round(FIRST_DAYS_AGO + (LAST_DAYS_AGO - FIRST_DAYS_AGO) * share)
    const colleague = colleagues[index % colleagues.length]
    if (colleague) planPastDeal(schedule, schedule.hourOf(daysAgo, 10 + (index % 7)), colleague, deal, index)
  }
}

function planPastDeal(
  schedule: Schedule,
  start: number,
  { id: ownerId, browser }: Colleague,
  { name, company, location, service, amount, lostReason }: PastDeal,
  index: number,
) {
  const colleague = { id: ownerId, browser }
  let dealId = ''
  schedule.add(start, async () => {
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@past-${index}.example`
    const person = { name, companyName: company, location, ownerId, contactMethods: [email] }
    const { record: contact } = await browser.post('/api/crm/contacts', person, changed(Contact))
    const ids = { contactId: contact.id, companyId: contact.company?.id, ownerId }
    const deal = { title: company, service, amount, ...ids }
    dealId = (await browser.post('/api/crm/deals', deal, changed(Deal))).record.id
  })
  schedule.add(start + DAY, () => moveDeal(colleague, dealId, { stageId: 'talking' }))
  schedule.add(start + 4 * DAY, async () => {
    await logActivity(colleague, { kind: 'email', body: 'Sent the proposal.', dealId })
    await moveDeal(colleague, dealId, { stageId: 'proposal-sent' })
  })
  const decision = lostReason ? { stageId: 'lost', lostReason } : { stageId: 'won' }
  schedule.add(start + (9 + (index % 8)) * DAY, () => moveDeal(colleague, dealId, decision))
}
