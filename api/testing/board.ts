import { Board, Deal } from '@nokshi/contract/crm/deals.ts'
import { changed } from '@nokshi/contract/crm/records.ts'
import * as z from 'zod'
import { makeStaff } from './make.ts'
import { type TestAppOptions, testApp } from './test-app.ts'

const Changed = changed(Deal)

/** A studio with its owner at the desk, and deals to be moved about. */
export async function openBoard(options: TestAppOptions = {}) {
  const app = await testApp(options)
  const { client: desk, staff } = await makeStaff(app, 'owner')
  return {
    ...app,
    desk,
    staff,
    addDeal: async (fields: object = {}) =>
      Changed.parse(await expectAnswer(desk.post('/api/crm/deals', { title: 'Tea house site', ...fields }), 201)),
    move: async (id: string, to: object) =>
      Changed.parse(await expectAnswer(desk.post(`/api/crm/deals/${id}/move`, to))),
    edit: (id: string, fields: object) => desk.patch(`/api/crm/deals/${id}`, fields),
    readDeal: (id: string) => desk.read(`/api/crm/deals/${id}`, Deal),
    /** The titles of a column, from the top. */
    readColumn: async (stageId: string) => {
      const { columns } = await desk.read('/api/crm/board', Board)
      const column = columns.find(({ stage }) => stage.id === stageId)
      return column?.cards.map((card) => card.title) ?? []
    },
    /** The titles in the CSV file, from the top. */
    readTable: async (question: string) => {
      const [, ...lines] = (await (await desk.get(`/api/crm/deals.csv?${question}`)).text()).trimEnd().split('\r\n')
      return lines.map((line) => line.split(',')[0])
    },
    undo: (changeId: string) => desk.post(`/api/crm/changes/${changeId}/undo`, {}),
  }
}

/** The body of an answer, which must have this status. */
export async function expectAnswer(sent: Promise<Response>, status = 200): Promise<unknown> {
  const reply = await sent
  if (reply.status !== status) throw new Error(`Answered ${reply.status}: ${await reply.text()}`)
  return reply.json()
}

export const Refused = z.object({ error: z.string(), fields: z.record(z.string(), z.string()).optional() })
