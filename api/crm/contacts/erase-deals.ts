import type { Db } from '../../database/connect.ts'
import { listDealsMadeOf, listDealsOfPeople } from '../history/erase-queries.ts'
import { listRows, updateRow } from '../records/journal-queries.ts'
import { refreshWords } from '../search/words.ts'

/**
 * Deals stay when somebody is erased, but not their name in the title, nor what they wrote by a form; also where a deal has gone
 * to somebody else since.
 */
export async function scrubDeals(tx: Db, people: string[], submissions: string[]): Promise<string[]> {
  const names = (await listRows(tx, 'contact', people)).map((contact) => contact.name)
  const dealIds = new Set([
    ...(await listDealsOfPeople(tx, people)),
    ...(await listDealsMadeOf(tx, submissions)),
  ])
  const deals = await listRows(tx, 'deal', [...dealIds])
  for (const deal of deals) {
    const title = names.reduce((words, name) => words.replaceAll(name, 'somebody'), deal.title)
    const description = deal.source === null ? deal.description : null
    await updateRow(tx, 'deal', { id: deal.id }, { title, description })
  }
  const ids = deals.map((deal) => deal.id)
  await refreshWords(tx, 'deal', ids)
  return ids
}
