import type { DealEdit, NewDeal } from '@nokshi/contract/crm/deals.ts'
import type { Journal } from '../records/journal.ts'

export type PartiesInput = Pick<NewDeal | DealEdit, 'contactId' | 'contactName' | 'companyId' | 'companyName'>

/** Undefined leaves a field unchanged. */
export interface DealParties {
  contactId: string | null | undefined
  companyId: string | null | undefined
}

/** Deals must not import contacts and companies, so app.ts passes this in. */
export type ChooseParties = (journal: Journal, actorId: string, input: PartiesInput) => Promise<DealParties>
