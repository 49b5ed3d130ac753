import { type APIRequestContext, expect } from '@playwright/test'

/** Records of a studio, made without the pages for journeys that begin later. */

interface NewPerson {
  name: string
  contactMethods?: string[]
  tags?: string[]
  companyName?: string
  title?: string
}

export async function addPerson(api: APIRequestContext, person: NewPerson) {
  const { record } = await post(api, '/api/crm/contacts', person)
  return String(record.id)
}

export async function readPerson(api: APIRequestContext, id: string) {
  return (await api.get(`/api/crm/contacts/${id}`)).json()
}

export async function addCompany(api: APIRequestContext, name: string) {
  const { record } = await post(api, '/api/crm/companies', { name })
  return String(record.id)
}

export async function addDeal(api: APIRequestContext, title: string, fields: object = {}) {
  const { record } = await post(api, '/api/crm/deals', { title, ...fields })
  return String(record.id)
}

export async function stageOf(api: APIRequestContext, dealId: string): Promise<string> {
  const { stageId } = await (await api.get(`/api/crm/deals/${dealId}`)).json()
  return stageId
}

export async function addTask(api: APIRequestContext, task: { title: string; dueDay?: string }) {
  const { record } = await post(api, '/api/crm/tasks', task)
  return String(record.id)
}

interface NewLead {
  name: string
  contact: string
  type?: string
  comment?: string
}

/** Sends a lead and returns its id when it was adopted or is spam. */
export async function sendLead(api: APIRequestContext, lead: NewLead) {
  const { reference } = await post(api, '/api/leads', { type: 'web development', ...lead })
  let id = ''
  await expect
    .poll(async () => {
      for (const tab of ['new', 'spam']) {
        const { items } = await (await api.get(`/api/crm/inbox?tab=${tab}`)).json()
        id = items.find((item: { reference: string }) => item.reference === reference)?.id ?? id
      }
      const { tab, contact } = await (await api.get(`/api/crm/inbox/${id}`)).json()
      return tab === 'spam' || Boolean(contact)
    })
    .toBe(true)
  return id
}

export async function triage(api: APIRequestContext, submissionId: string, act: 'take' | 'close') {
  const reply = await api.post(`/api/crm/inbox/${submissionId}/${act}`)
  expect(reply.ok(), await reply.text()).toBe(true)
}

async function post(api: APIRequestContext, path: string, data: object) {
  const reply = await api.post(path, { data })
  expect(reply.status(), await reply.text()).toBe(201)
  return reply.json()
}
