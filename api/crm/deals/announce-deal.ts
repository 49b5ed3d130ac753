import type { WebhookEvent } from '@nokshi/contract/crm/webhooks.ts'
import type { Db } from '../../database/connect.ts'
import type { RecordOf } from '../records/journal-queries.ts'
import { announce } from '../webhooks/announce.ts'
import type { StageRow } from './stage-queries.ts'

export async function announceDeal(tx: Db, now: number, event: WebhookEvent, deal: RecordOf<'deal'>, stage: StageRow) {
  await announce(tx, now, event, { deal: presentAnnounced(deal, stage) })
}

function presentAnnounced(deal: RecordOf<'deal'>, stage: StageRow) {
  const { id, title, contactId, companyId, ownerId, service, lostReason, amountMinor, currency } = deal
  return {
    id,
    title,
    stage: { id: stage.id, label: stage.label, kind: stage.kind },
    amount: amountMinor === null ? null : { minor: amountMinor, currency },
    contactId,
    companyId,
    ownerId,
    service,
    lostReason,
  }
}
