import type { contactLanguages } from '@nokshi/contract/crm/contacts.ts'
import { InboxPage, Triaged } from '@nokshi/contract/crm/inbox.ts'
import { LeadReceived } from '@nokshi/contract/leads.ts'
import { ProjectRequestReceived } from '@nokshi/contract/project-requests.ts'
import { followDeal } from './follow-deal.ts'
import type { Colleague } from './hire-staff.ts'
import type { Installation } from './installation.ts'
import { daytime, HOUR, MINUTE } from './moments.ts'
import type { Timetable } from './timetable.ts'
import { openForm } from './visit-site.ts'
import { arabicEnquiries } from './words/enquiries-arabic.ts'
import { banglaEnquiries } from './words/enquiries-bangla.ts'
import { englishEnquiries } from './words/enquiries-english.ts'
import type { DemoEnquiry, Fate } from './words/enquiry.ts'
import { replies } from './words/replies.ts'

type Language = (typeof contactLanguages)[number]

const byLanguage: [Language, DemoEnquiry[]][] = [
  ['en', englishEnquiries],
  ['bn', banglaEnquiries],
  ['ar', arabicEnquiries],
]

/** How many days ago enquiries of each fate came in: the first of them, and how many days apart. New ones are hours old. */
const cameIn: Record<Exclude<Fate, 'new' | 'taken'>, [first: number, apart: number]> = {
  talking: [3, 0.7],
  proposal: [9, 1.3],
  negotiating: [16, 2.5],
  won: [27, 4],
  lost: [30, 5],
  'not for us': [4, 5],
  investor: [12, 6],
  spam: [2, 8],
}

interface Asked {
  timetable: Timetable
  present: number
  colleague: Colleague
  enquiry: DemoEnquiry
  language: Language
  /** Among those of its fate. */
  turn: number
}

/** What came in by the two forms of the site during the last weeks, and what the studio did with it. */
export function planEnquiries(
  installation: Installation,
  timetable: Timetable,
  present: number,
  colleagues: Colleague[],
) {
  const turns = new Map<Fate, number>()
  for (const [language, enquiries] of byLanguage) {
    for (const [index, enquiry] of enquiries.entries()) {
      const turn = turns.get(enquiry.fate) ?? 0
      turns.set(enquiry.fate, turn + 1)
      const colleague = colleagues[(index + turn) % colleagues.length]
      if (colleague) planEnquiry(installation, { timetable, present, colleague, enquiry, language, turn })
    }
  }
}

function planEnquiry(installation: Installation, asked: Asked) {
  const { timetable, colleague, enquiry, language } = asked
  const { fate } = enquiry
  const start = startOf(asked)
  const found = { id: '', dealId: '' }

  timetable.add(start, async () => {
    const reference = await send(installation, enquiry, language)
    // Makes the contact and the deal, as it does a moment after each post.
    await installation.runJobs()
    if (fate === 'spam') return
    const { items } = await colleague.desk.get('/api/crm/inbox?tab=new', InboxPage)
    const item = items.find((one) => one.reference === reference)
    if (!item) throw new Error(`${reference} is not in the inbox.`)
    Object.assign(found, { id: item.id, dealId: item.deal?.id ?? '' })
  })
  if (fate === 'new' || fate === 'spam') return

  const act = (action: string, body?: unknown) =>
    colleague.desk.post(`/api/crm/inbox/${found.id}/${action}`, body, Triaged)
  if (fate === 'not for us')
    return timetable.add(start + 3 * HOUR, () => act('decline', { lostReason: 'not-a-fit' }))
  timetable.add(start + (20 + asked.turn * 11) * MINUTE, () => act('take'))
  if (fate === 'taken') return
  const channel = enquiry.request ? 'email' : 'whatsapp'
  timetable.add(start + (40 + asked.turn * 17) * MINUTE, () =>
    act('reply', { channel, body: replies[language] }),
  )
  if (fate !== 'investor') followDeal({ ...asked, start, dealIdOf: () => found.dealId })
}

function startOf({ enquiry: { fate }, present, turn }: Asked) {
  if (fate === 'new') return present - (25 + turn * 190) * MINUTE
  if (fate === 'taken') return present - (20 + turn * 4) * HOUR
  const [first, apart] = cameIn[fate]
  return daytime(present, Math.round(first + turn * apart), 9 + (turn % 8))
}

/** As the two forms of the site send it, from a browser of its own. */
async function send({ openBrowser }: Installation, { lead, request }: DemoEnquiry, language: Language) {
  const visitor = openBrowser()
  const cameFrom = await openForm(visitor, lead ? 'lead' : 'project-request', language)
  const received = lead
    ? await visitor.post('/api/leads', { ...lead, cameFrom }, LeadReceived)
    : await visitor.post('/send-email', { ...request, cameFrom }, ProjectRequestReceived)
  return received.reference
}
