import type { Money } from '@nokshi/contract/crm/records.ts'
import type { NewLead } from '@nokshi/contract/leads.ts'
import type { NewProjectRequest } from '@nokshi/contract/project-requests.ts'

/** How far the studio has come with an enquiry. */
export type Fate =
  | 'new'
  | 'taken'
  | 'talking'
  | 'proposal'
  | 'negotiating'
  | 'won'
  | 'lost'
  | 'not for us'
  | 'investor'
  | 'spam'

/** What somebody sends by one of the two forms, what it is worth once there is an offer, and what becomes of it. */
export interface DemoEnquiry {
  lead?: NewLead
  request?: NewProjectRequest
  worth?: Money
  fate: Fate
}

export function taka(amount: number): Money {
  return { minor: amount * 100, currency: 'BDT' }
}

export function dirham(amount: number): Money {
  return { minor: amount * 100, currency: 'AED' }
}

export function riyal(amount: number): Money {
  return { minor: amount * 100, currency: 'SAR' }
}
