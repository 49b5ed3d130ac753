import type { FirstService } from '@nokshi/contract/crm/deals.ts'
import type { Db } from '../../database/connect.ts'
import { DAY } from '../../platform/zoned-time.ts'
import { insertDeal } from '../deals/insert-deal.ts'
import { makeSuggestion } from '../duplicates/create-suggestion.ts'
import type { Journal } from '../records/journal.ts'
import type { RecordOf } from '../records/journal-queries.ts'
import { listOpenDealsOf } from '../timeline/open-deals.ts'
import type { ParsedSubmission } from './read-submission.ts'

type ContactRow = RecordOf<'contact'>

/** A later submission is about another project. */
const SAME_PROJECT_WITHIN = 90 * DAY

/**
 * A submission about an open project of the same person joins its deal and marks it as news; any other makes
 * a new deal. A lost deal is not reopened automatically, only suggested.
 */
export async function adoptDeal(journal: Journal, parsed: ParsedSubmission, contact: ContactRow) {
  const running = await findRunning(journal, parsed, contact)
  if (running) {
    await journal.update('deal', running, { hasNews: 1 })
    return { dealId: running.id, isJoined: true }
  }
  const lost = await findLostDeal(journal.tx, contact.id, parsed.service)
  const deal = await makeDeal(journal, parsed, contact, null)
  if (lost)
    await makeSuggestion(journal, {
      kind: 'reopen',
      contactId: contact.id,
      dealId: lost.id,
      value: lost.title,
      submissionId: parsed.submissionId,
    })
  return { dealId: deal.id, isJoined: false }
}

/** The most recently active. Deals of the company do not count, because the sender typed its name. */
async function findRunning({ tx }: Journal, { service, receivedAt }: ParsedSubmission, { id }: ContactRow) {
  const deals = await listOpenDealsOf(tx, 'contactId', id)
  return deals
    .filter((deal) => deal.service === service && deal.lastActivityAt >= receivedAt - SAME_PROJECT_WITHIN)
    .sort((one, other) => other.lastActivityAt - one.lastActivityAt)[0]
}

export function makeDeal(
  journal: Journal,
  { name, company, service, source, text, budgetText, receivedAt }: ParsedSubmission,
  contact: ContactRow,
  actorId: string | null,
) {
  return insertDeal(journal, {
    title: titleOf(service, company ?? name),
    actorId,
    contactId: contact.id,
    companyId: contact.companyId,
    service,
    source,
    description: text || null,
    budgetText,
    ownerId: contact.ownerId,
    hasNews: actorId === null,
    happenedAt: receivedAt,
  })
}

const kinds: Record<FirstService, string> = {
  'full-stack-development': 'Website',
  ecommerce: 'Shop',
  'web-app': 'Web app',
  'ui-ux': 'Design',
  'video-production': 'Video',
  'digital-marketing': 'Marketing',
  'google-ads': 'Google Ads',
  other: 'Project',
}

const TITLE_MAX = 160

function titleOf(service: ParsedSubmission['service'], client: string) {
  return [...`${kinds[service ?? 'other']} for ${client}`].slice(0, TITLE_MAX).join('')
}

/** Whether somebody has lost a deal of this kind with us before: the last of them. */
async function findLostDeal(db: Db, contactId: string, service: string | null) {
  const deals = await db
    .selectFrom('deal')
    .innerJoin('stage', 'stage.id', 'deal.stageId')
    .select(['deal.id', 'deal.title', 'deal.service'])
    .where('deal.contactId', '=', contactId)
    .where('deal.deletedAt', 'is', null)
    .where('stage.kind', '=', 'lost')
    .orderBy('deal.closedAt', 'desc')
    .execute()
  return deals.find((deal) => deal.service === service)
}
