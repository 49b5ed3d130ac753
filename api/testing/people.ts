import { Company } from '@nokshi/contract/crm/companies.ts'
import { Contact, ContactPage } from '@nokshi/contract/crm/contacts.ts'
import { Change } from '@nokshi/contract/crm/history.ts'
import { ImportReport } from '@nokshi/contract/crm/import.ts'
import { changed, pageOf, Reference } from '@nokshi/contract/crm/records.ts'
import { SearchHit } from '@nokshi/contract/crm/search.ts'
import type { Role } from '@nokshi/contract/roles.ts'
import * as z from 'zod'
import { expectAnswer } from './board.ts'
import type { Client } from './client.ts'
import { makeStaff } from './make.ts'
import { problemOf } from './problem-of.ts'
import { type TestAppOptions, testApp } from './test-app.ts'

const ChangedContact = changed(Contact)
const ChangedCompany = changed(Company)

/** A studio with one colleague at the desk, and people to know. */
export async function openPeople({ role = 'member', ...options }: TestAppOptions & { role?: Role } = {}) {
  const app = await testApp(options)
  const { client: desk, staff } = await makeStaff(app, role)
  return { ...app, desk, staff, ...deskOf(desk) }
}

export function deskOf(desk: Client) {
  const merging = async (path: string, intoId: string, fromId: string) =>
    expectAnswer(desk.post(path, { intoId, fromId }))
  return {
    add: async (fields: object = {}) =>
      ChangedContact.parse(await expectAnswer(desk.post('/api/crm/contacts', { name: 'Huda Rahman', ...fields }), 201)),
    read: (id: string) => desk.read(`/api/crm/contacts/${id}`, Contact),
    edit: async (contact: Pick<Contact, 'id' | 'version'>, fields: object) =>
      ChangedContact.parse(
        await expectAnswer(desk.patch(`/api/crm/contacts/${contact.id}`, { version: contact.version, ...fields })),
      ),
    trash: async (id: string, kind: 'contacts' | 'companies' = 'contacts') =>
      changed(Reference).parse(await expectAnswer(desk.delete(`/api/crm/${kind}/${id}`))),
    merge: async (intoId: string, fromId: string) =>
      ChangedContact.parse(await merging('/api/crm/contacts/merge', intoId, fromId)),
    addCompany: async (fields: object = {}) =>
      ChangedCompany.parse(await expectAnswer(desk.post('/api/crm/companies', { name: 'Delta Tea', ...fields }), 201)),
    readCompany: (id: string) => desk.read(`/api/crm/companies/${id}`, Company),
    mergeCompanies: async (intoId: string, fromId: string) =>
      ChangedCompany.parse(await merging('/api/crm/companies/merge', intoId, fromId)),
    undo: (changeId: string) => desk.post(`/api/crm/changes/${changeId}/undo`, {}),
    readLog: async () => (await desk.read('/api/crm/changes', pageOf(Change))).items,
    /** The titles of what is found. */
    find: async (query: string) => {
      const hits = await desk.read(`/api/crm/search?q=${encodeURIComponent(query)}`, z.array(SearchHit))
      return hits.map((hit) => hit.title)
    },
    /** The names on one page of the list. */
    list: async (question = '') => {
      const { items } = await desk.read(`/api/crm/contacts?${question}`, ContactPage)
      return items.map((line) => line.name)
    },
    importCsv: async (csv: string, more: object = {}) =>
      ImportReport.parse(await expectAnswer(desk.post('/api/crm/import', { csv, isDryRun: false, ...more }))),
  }
}

export async function readRefusal(reply: Promise<Response> | Response) {
  return problemOf(await reply)
}
