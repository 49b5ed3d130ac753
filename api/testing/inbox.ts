import { Contact } from '@nokshi/contract/crm/contacts.ts'
import { Board, Deal } from '@nokshi/contract/crm/deals.ts'
import { InboxPage, Submission, Triaged } from '@nokshi/contract/crm/inbox.ts'
import { pageOf, type Reference } from '@nokshi/contract/crm/records.ts'
import { Activity } from '@nokshi/contract/crm/timeline.ts'
import type { Client } from './client.ts'
import { makeStaff } from './make.ts'
import { testApp } from './test-app.ts'

const Timeline = pageOf(Activity)

/** A studio with one colleague at the desk, and visitors who write to it. */
export async function openInbox(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(options)
  const { client: desk, staff } = await makeStaff(app)
  const { visitor, jobs } = app

  async function send(path: string, body: object, headers: Record<string, string> = {}) {
    const reply = await visitor.post(path, body, headers)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    await jobs.runDue()
    const { reference } = await reply.json()
    const { id } = await app.deps.db
      .selectFrom('submission')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return readSubmission(desk, id)
  }

  return {
    ...app,
    desk,
    staff,
    /** What a post became once everything about it was done. */
    sendLead: (fields: object = {}, headers = {}) => send('/api/leads', { ...aLead, ...fields }, headers),
    sendRequest: (fields: object = {}, headers = {}) => send('/send-email', { ...aRequest, ...fields }, headers),
    act: (id: string, action: string) => act(desk, id, action),
    readContact: (of: Reference | null) => desk.read(`/api/crm/contacts/${of?.id}`, Contact),
    readDeal: (of: Reference | null) => desk.read(`/api/crm/deals/${of?.id}`, Deal),
    undo: (changeId: string | null) => desk.post(`/api/crm/changes/${changeId}/undo`, {}),
    async listCards() {
      return (await desk.read('/api/crm/board', Board)).columns.flatMap((column) => column.cards)
    },
    /** What a person has sent, as their timeline shows it. */
    async listSent(of: Reference | null) {
      const { items } = await desk.read(`/api/crm/timeline?contact=${of?.id}`, Timeline)
      return items.filter((item) => item.kind === 'submission')
    },
  }
}

export const aLead = {
  name: 'Huda Rahman',
  contact: 'huda@example.com',
  type: 'web development',
  comment: 'A site for our tea house.',
}

export const aRequest = {
  name: 'Huda Rahman',
  email: 'huda@example.com',
  projectType: 'full-stack-development',
  description: 'A site for our tea house, with a menu.',
}

export function readTab(client: Client, tab: string) {
  return client.read(`/api/crm/inbox?tab=${tab}`, InboxPage)
}

export function readSubmission(client: Client, id: string) {
  return client.read(`/api/crm/inbox/${id}`, Submission)
}

export async function act(client: Client, id: string, action: string, body?: object) {
  const reply = await client.post(`/api/crm/inbox/${id}/${action}`, body)
  if (reply.status !== 200) throw new Error(`${action} answered ${reply.status}: ${await reply.text()}`)
  return Triaged.parse(await reply.json())
}
