import { Deal } from '@nokshi/contract/crm/deals.ts'
import { useEffect } from 'react'
import { crmApi } from '../records/crm-api.ts'
import { crmClient } from '../records/crm-client.ts'
import { noteRecent } from '../records/recent-records.ts'
import { useMayChange } from '../staff/crm-me.ts'
import { deals } from './deal-queries.ts'

/** Somebody has opened it: it is among the recent ones, and what came in is no news any more. */
export function useNoticed({ id, title, hasNews }: Deal, detail: string) {
  const mayChange = useMayChange()
  useEffect(() => noteRecent({ kind: 'deal', id, title, detail }), [id, title, detail])
  useEffect(() => {
    if (hasNews && mayChange) void markSeen(id)
  }, [id, hasNews, mayChange])
}

async function markSeen(id: string) {
  try {
    const deal = await crmApi('POST /api/crm/deals/{id}/seen', Deal, { id })
    crmClient.setQueryData(deals.query(id).queryKey, deal)
    void crmClient.invalidateQueries({ queryKey: ['board'] })
    void crmClient.invalidateQueries({ queryKey: ['deals'] })
  } catch {
    // It stays marked as news, and is tried again when it is opened again.
  }
}
