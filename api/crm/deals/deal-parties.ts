import type { DealEdit, NewDeal } from '@nokshi/contract/crm/deals.ts'
import type { Journal } from '../records/journal.ts'

export type PartiesInput = Pick<NewDeal | DealEdit, 'contactId' | 'contactName' | 'companyId' | 'companyName'>

/** Undefined is what nothing was said about. */
export interface DealParties {
  contactId: string | null | undefined
  companyId: string | null | undefined
}

/** People and companies are above deals: app.ts says who finds or adds them. */
export type ChooseParties = (journal: Journal, actorId: string, input: PartiesInput) => Promise<DealParties>
