import { InboxPage, Triaged } from '@nokshi/contract/crm/inbox.ts'
import { LeadReceived } from '@nokshi/contract/leads.ts'
import { ProjectRequestReceived } from '@nokshi/contract/project-requests.ts'
import { planDeal } from './deals.ts'
import type { Installation } from './installation.ts'
import { type Enquiry, enquiries, type Status } from './read-content.ts'
import { HOUR, MINUTE, type Schedule } from './schedule.ts'
import { fillIn } from './site-visits.ts'
import type { Colleague } from './staff.ts'

/**
 * How many days ago enquiries of each status came in: the first of them, and how many days apart. New ones
 * are hours old.
 */
const receivedDaysAgo: Record<Exclude<Status, 'new' | 'taken'>, [first: number, apart: number]> = {
  talking: [3, 0.7],
  proposal: [9, 1.3],
  negotiating: [16, 2.5],
  won: [27, 4],
  lost: [30, 5],
  'not for us': [4, 5],
  investor: [12, 6],
  spam: [2, 8],
}

/** The studio replies in the language of the enquiry. */
const replies = {
  en: 'Thank you for writing. Would tomorrow between 11 and 1 suit you for a short call about it?',
  bn: 'লেখার জন্য ধন্যবাদ। আগামীকাল ১১টা থেকে ১টার মধ্যে একটু কথা বলা যাবে?',
  ar: 'شكرًا لتواصلك. هل يناسبك اتصال قصير غدًا بين الحادية عشرة والواحدة؟',
}

/** What came in by the two forms of the site during the last weeks, and what the studio did with it. */
export function planEnquiries(installation: Installation, schedule: Schedule, colleagues: Colleague[]) {
  const byLanguage = Map.groupBy(enquiries, ({ language }) => language)
  const counts = new Map<Status, number>()
  for (const ofLanguage of byLanguage.values())
    for (const [index, enquiry] of ofLanguage.entries()) {
      const number = counts.get(enquiry.status) ?? 0
      counts.set(enquiry.status, number + 1)
      const colleague = colleagues[(index + number) % colleagues.length]
      if (colleague) planEnquiry(installation, schedule, colleague, enquiry, number)
    }
}

/** The number counts enquiries of the same status. */
function planEnquiry(
  installation: Installation,
  schedule: Schedule,
  colleague: Colleague,
  enquiry: Enquiry,
  number: number,
) {
  const { status, form, language } = enquiry
  const start = receivedAt(schedule, status, number)
  const ids = { item: '', deal: '' }

  schedule.add(start, async () => {
    const reference = await send(installation, enquiry)
    // Makes the contact and the deal, as it does a moment after each post.
    await installation.runJobs()
    if (status === 'spam') return
    const { items } = await colleague.browser.get('/api/crm/inbox?tab=new', InboxPage)
    const item = items.find((one) => one.reference === reference)
    if (!item) throw new Error(`${reference} is not in the inbox.`)
    Object.assign(ids, { item: item.id, deal: item.deal?.id })
  })
  if (status === 'new' || status === 'spam') return

  const act = (action: string, body?: unknown) =>
    colleague.browser.post(`/api/crm/inbox/${ids.item}/${action}`, body, Triaged)
  if (status === 'not for us') return schedule.add(start + 3 * HOUR, () => act('decline', { lostReason: 'not-a-fit' }))
  schedule.add(start + (20 + number * 11) * MINUTE, () => act('take'))
  if (status === 'taken') return
  const channel = form === 'request' ? 'email' : 'whatsapp'
  const reply = () => act('reply', { channel, body: replies[language] })
  schedule.add(start + (40 + number * 17) * MINUTE, reply)
  if (status !== 'investor')
    planDeal({ schedule, start, colleague, status, amount: enquiry.amount, number, dealId: () => ids.deal })
}

function receivedAt({ present, hourOf }: Schedule, status: Status, number: number) {
  if (status === 'new') return present - (25 + number * 190) * MINUTE
  if (status === 'taken') return present - (20 + number * 4) * HOUR
  const [first, apart] = receivedDaysAgo[status]
  return hourOf(Math.round(first + number * apart), 9 + (number % 8))
}

/** As the two forms of the site send it, each from a browser of its own. */
async function send({ openBrowser }: Installation, enquiry: Enquiry) {
  const { language, form, name, contact, company, location, service, budget, text } = enquiry
  const visitor = openBrowser()
  const cameFrom = await fillIn(visitor, form === 'lead' ? 'lead' : 'project-request', language)
  const lead = { name, contact, type: service, businessName: company, location, comment: text }
  const request = { name, email: contact, company, projectType: service, budget, description: text }
  const received =
    form === 'lead'
      ? await visitor.post('/api/leads', { ...lead, cameFrom }, LeadReceived)
      : await visitor.post('/send-email', { ...request, cameFrom }, ProjectRequestReceived)
  return received.reference
}
