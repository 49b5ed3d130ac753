import { Contact } from '@nokshi/contract/crm/contacts.ts'
import { Deal } from '@nokshi/contract/crm/deals.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import { logActivity, moveDeal } from './deal-steps.ts'
import type { Colleague } from './hire-staff.ts'
import { DAY, daytime } from './moments.ts'
import type { Timetable } from './timetable.ts'
import { type PastDeal, pastDeals } from './words/past-deals.ts'

/** The first of them began a year ago, the last was decided before the present ones came in. */
const FIRST_DAYS_AGO = 362
const LAST_DAYS_AGO = 40

/** A year of won and lost deals, entered by hand when they happened. */
export function planPastDeals(timetable: Timetable, present: number, colleagues: Colleague[]) {
  for (const [index, deal] of pastDeals.entries()) {
    const share = index / (pastDeals.length - 1)
    const daysAgo = Math.round(FIRST_DAYS_AGO + (LAST_DAYS_AGO - FIRST_DAYS_AGO) * share)
    const colleague = colleagues[index % colleagues.length]
    if (colleague)
      planPastDeal(timetable, daytime(present, daysAgo, 10 + (index % 7)), colleague, deal, index)
  }
}

function planPastDeal(
  timetable: Timetable,
  start: number,
  colleague: Colleague,
  { person, company, city, service, amount, lost }: PastDeal,
  index: number,
) {
  let dealId = ''
  const move = (stageId: string) => moveDeal(colleague, dealId, { stageId })

  timetable.add(start, async () => {
    const email = `${person.toLowerCase().replace(/[^a-z]+/g, '.')}@past-${index}.example`
    const contact = {
      name: person,
      companyName: company,
      location: city,
      ownerId: colleague.id,
      points: [email],
    }
    const { record } = await colleague.desk.post('/api/crm/contacts', contact, changed(Contact))
    const deal = { title: company, contactId: record.id, companyId: record.company?.id, service, amount }
    const added = await colleague.desk.post(
      '/api/crm/deals',
      { ...deal, ownerId: colleague.id },
      changed(Deal),
    )
    dealId = added.record.id
  })
  timetable.add(start + DAY, () => move('talking'))
  timetable.add(start + 4 * DAY, async () => {
    await logActivity(colleague, { kind: 'email', body: 'Sent the proposal.', dealId })
    await move('proposal-sent')
  })
  timetable.add(start + (9 + (index % 8)) * DAY, async () => {
    if (lost) await moveDeal(colleague, dealId, { stageId: 'lost', lostReason: lost })
    else await move('won')
  })
}
