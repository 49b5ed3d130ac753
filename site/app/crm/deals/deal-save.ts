import { crmPeople } from '@nokshi/content/crm.ts'
import type { Deal, DealEdit } from '@nokshi/contract/deals.ts'
import type { EditOutcome } from '../people/people-edit.ts'
import { EditConflict } from '../people/people-save.ts'
import { crmApi, isOvertaken } from '../records/crm-api.ts'
import { crmClient, invalidateAll } from '../records/crm-client.ts'
import { sentenceOf } from '../records/crm-states.tsx'
import { tell } from '../records/use-change.ts'
import { ChangedDeal, dealPath, dealQuery } from './deal-queries.ts'

type DealWish = Omit<DealEdit, 'version'>

/** What the edit is about, to tell an edit of the same field from one of another. */
type Watched = (deal: Deal) => unknown

/** A colleague who changed another field, or moved the card, is no conflict: then the edit goes onto the newer version. */
export async function saveDeal(deal: Deal, wish: DealWish, watched: Watched) {
  try {
    return await patch(deal.version)
  } catch (fault) {
    if (!isOvertaken(fault)) throw fault
    const newer = await crmClient.fetchQuery({ ...dealQuery(deal.id), staleTime: 0 })
    if (newer.version === deal.version) throw fault
    if (JSON.stringify(watched(newer)) !== JSON.stringify(watched(deal))) throw new EditConflict(newer)
    return patch(newer.version)
  }

  function patch(version: number) {
    return crmApi.patch(dealPath(deal.id), { version, ...wish }, ChangedDeal)
  }
}

interface Edit {
  /** The name of the field, for the toast. */
  label: string
  wish: DealWish
  watched: Watched
  /** The newer value in words, when there are two. */
  say?: (deal: Deal) => string
}

/** Saves one field; the page shows the answer at once. */
export async function editDeal(deal: Deal, { label, wish, watched, say }: Edit): Promise<EditOutcome> {
  const { queryKey } = dealQuery(deal.id)
  try {
    const { record, changeId } = await saveDeal(deal, wish, watched)
    crmClient.setQueryData(queryKey, record)
    void invalidateAll()
    tell(crmPeople.saved(label), changeId)
    return { kind: 'saved' }
  } catch (fault) {
    if (!(fault instanceof EditConflict)) return { kind: 'refused', sentence: sentenceOf(fault), fault }
    const newer = crmClient.getQueryData(queryKey) ?? deal
    return { kind: 'conflict', newer: say ? say(newer) : String(watched(newer) ?? '') }
  }
}
