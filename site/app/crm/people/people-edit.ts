import { crmFrame, crmPeople } from '@nokshi/content/crm.ts'
import type { Company } from '@nokshi/contract/companies.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { notifyProblem } from '../../ui/notify.ts'
import { crmClient, invalidateAll } from '../records/crm-client.ts'
import { sentenceOf } from '../records/crm-states.tsx'
import { tell } from '../records/use-change.ts'
import { companyQuery, contactQuery } from './people-queries.ts'
import {
  type CompanyWish,
  type ContactWish,
  EditConflict,
  saveCompany,
  saveContact,
  type Watched,
} from './people-save.ts'

/** What came of saving a field: done, refused, or changed by somebody else meanwhile. */
export type EditOutcome =
  | { kind: 'saved' }
  | { kind: 'refused'; sentence: string; fault: unknown }
  | { kind: 'conflict'; newer: string }

interface Edit<Wish, Thing> {
  wish: Wish
  /** The value as the page shows it, to tell an edit of the same field from one of another. */
  watched: Watched<Thing>
  /** What the toast says. */
  done: string
}

/** Saves one field of a person; the page shows the answer at once. */
export function editContact(contact: Contact, { wish, watched, done }: Edit<ContactWish, Contact>) {
  return edit(contactQuery(contact.id).queryKey, watched, done, () => saveContact(contact, wish, watched))
}

export function editCompany(company: Company, { wish, watched, done }: Edit<CompanyWish, Company>) {
  return edit(companyQuery(company.id).queryKey, watched, done, () => saveCompany(company, wish, watched))
}

async function edit<Thing>(
  key: readonly string[],
  watched: Watched<Thing>,
  done: string,
  save: () => Promise<{ record: Thing; changeId: string }>,
): Promise<EditOutcome> {
  try {
    const { record, changeId } = await save()
    crmClient.setQueryData(key, record)
    void invalidateAll()
    tell(done, changeId)
    return { kind: 'saved' }
  } catch (fault) {
    if (!(fault instanceof EditConflict)) return { kind: 'refused', sentence: sentenceOf(fault), fault }
    // From here on the page edits the newer version: «Save mine» is then a decision and no accident.
    crmClient.setQueryData(key, fault.newer)
    return { kind: 'conflict', newer: String(watched(fault.newer) ?? '') }
  }
}

/** For choices, which have no place of their own to say what went wrong; the page shows what is on file again. */
export async function sayOutcome(outcome: Promise<EditOutcome>) {
  const answer = await outcome
  if (answer.kind === 'refused') notifyProblem(crmFrame.notDone, answer.sentence)
  if (answer.kind === 'conflict') notifyProblem(crmPeople.conflict.title)
}
