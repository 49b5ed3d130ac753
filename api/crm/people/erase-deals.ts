import type { Db } from '../../database/connect.ts'
import { listDealsOfPeople } from '../history/erase-queries.ts'
import { listRows, updateRow } from '../records/journal-queries.ts'

/** Deals stay when somebody is erased, but not their name in the title, nor what they wrote by a form. */
export async function scrubDeals(tx: Db, people: string[]): Promise<string[]> {
  const names = (await listRows(tx, 'contact', people)).map((contact) => contact.name)
  const deals = await listRows(tx, 'deal', await listDealsOfPeople(tx, people))
  for (const deal of deals) {
    const title = names.reduce((words, name) => words.replaceAll(name, 'somebody'), deal.title)
    const description = deal.source === null ? deal.description : null
    await updateRow(tx, 'deal', { id: deal.id }, { title, description })
  }
  return deals.map((deal) => deal.id)
}
