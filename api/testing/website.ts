import { Entry, EntryLine } from '@nokshi/contract/website/entries.ts'
import type { SiteContent } from '@nokshi/contract/website/localize.ts'
import * as z from 'zod'
import { seedContent } from '../website/seed.ts'
import type { Client } from './client.ts'
import { aPicture, formOf, makeStaff } from './make.ts'
import { testApp } from './test-app.ts'

const Changed = z.object({ record: Entry, changeId: z.string() })
const Lines = z.object({ items: z.array(EntryLine) })

export const TAHMID = 'team-tahmid-rahman'
export const MAJHI = 'case-study-majhi-ferry-tickets'

export function aMember(name: string) {
  return {
    ...{ name: { en: name }, role: { en: 'Weaver' }, line: { en: 'Weaves.' } },
    description: { en: 'She weaves.' },
  }
}

/** The website of a new installation, and a member of staff who edits it. */
export async function openWebsite() {
  const app = await testApp()
  await seedContent(app.deps)
  const { client: editor, staff } = await makeStaff(app, 'owner')
  return { ...app, editor, staff, ...callsOf(editor), publicContent: publicContentOf(app.visitor) }
}

/** The calls that tests make most, as somebody. */
export function callsOf(client: Client) {
  const address = (id: string) => `/api/crm/website/entries/${id}`
  const json = { 'content-type': 'application/json' }
  const changed = async (reply: Response) => {
    if (!reply.ok) throw new Error(`It answered ${reply.status}: ${await reply.text()}`)
    return Changed.parse(await reply.json())
  }
  const send = (method: string, path: string, body: unknown = {}) =>
    client.send(method, path, json, JSON.stringify(body))
  const read = (id: string) => client.read(address(id), Entry)
  const patch = (id: string, version: number, draft: object) => send('PATCH', address(id), { version, draft })
  const publish = (...entries: { id: string; version: number }[]) =>
    send('POST', '/api/crm/website/publish', { entries: entries.map(({ id, version }) => ({ id, version })) })
  return {
    send,
    read,
    patch,
    publish,
    list: async (kind: string) => (await client.read(`/api/crm/website/entries?kind=${kind}`, Lines)).items,
    add: async (kind: string, draft: object = {}) =>
      (await changed(await send('POST', '/api/crm/website/entries', { kind, draft }))).record,
    /** Changes some fields of a draft. */
    async edit(id: string, fields: object) {
      const { version, draft } = await read(id)
      return changed(await patch(id, version, { ...draft, ...fields }))
    },
    async editAndPublish(id: string, fields: object) {
      const { version, draft } = await read(id)
      const { record } = await changed(await patch(id, version, { ...draft, ...fields }))
      return publish(record)
    },
    undo: (changeId: string) => send('POST', `/api/crm/changes/${changeId}/undo`),
    upload: async (bytes?: Blob) =>
      client.postForm('/api/crm/website/pictures', formOf({ picture: bytes ?? (await aPicture()) })),
  }
}

function publicContentOf(visitor: Client) {
  return async (language = 'en'): Promise<SiteContent> =>
    (await visitor.get(`/api/website/content?language=${language}`)).json()
}
