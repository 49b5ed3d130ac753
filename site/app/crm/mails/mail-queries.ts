import { Mail, Mailbox, OtherMail } from '@nokshi/contract/crm/mails.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod'
import { crmApi, crmQuery } from '../records/crm-api.ts'

export function mailQuery(id: string) {
  return crmQuery(['mail', id], () => crmApi('GET /api/crm/mails/{id}', Mail, { id }))
}

const WAITING_MS = 4_000
const Mails = z.object({ items: Mail.array() })

export function submissionMailsQuery(id: string) {
  return queryOptions({
    queryKey: ['mail', 'submission', id],
    queryFn: () => crmApi('GET /api/crm/inbox/{id}/mails', Mails, { id }),
    // One that waits has left within seconds.
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'waiting') ? WAITING_MS : false,
  })
}

export const mailboxQuery = crmQuery(['mailbox'], () => crmApi('GET /api/crm/mailbox', Mailbox), { staleTime: 60_000 })

const OtherMails = z.object({ items: OtherMail.array() })

export const otherMailsQuery = crmQuery(['mailbox', 'others'], () => crmApi('GET /api/crm/mailbox/others', OtherMails))
