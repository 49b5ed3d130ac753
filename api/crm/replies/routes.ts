import { ReplyTemplate, type TemplateEdit } from '@nokshi/contract/crm/replies.ts'
import type { Selectable } from 'kysely'
import type * as z from 'zod'
import { type Db, transact } from '../../database/connect.ts'
import type { Database } from '../../database/schema.ts'
import { implement } from '../../http/implement.ts'
import { describeEdit, noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { changedElsewhere } from '../records/journal-queries.ts'

export function templateRoutes({ db, now }: Deps) {
  const note = (tx: Db, actorId: string, summary: string) =>
    noteChange(tx, now(), { kind: 'settings', summary, actorId })
  return implement({
    'GET /api/crm/templates': async () => {
      const known = (await listTemplates(db)).map((row) => ReplyTemplate.safeParse(presentTemplate(row)).data)
      // A template for a channel or language that only a newer release knows cannot be sent here.
      return known.filter((template) => template !== undefined)
    },
    'POST /api/crm/templates': async (c, { body }) => {
      const last = (await listTemplates(db)).at(-1)
      const position = (last?.position ?? 0) + 1
      const { purpose = 'other', ...fields } = body
      const template = { id: newId(now()), version: 1, position, purpose, ...fields }
      await transact(db, async (tx) => {
        await tx.insertInto('replyTemplate').values(template).execute()
        await note(tx, c.get('staff').id, `Added the reply ${template.title}`)
      })
      return presentTemplate(template)
    },
    'PATCH /api/crm/templates/{id}': async (c, { id, body }) => {
      const template = await transact(db, async (tx) => {
        const before = await tx.selectFrom('replyTemplate').selectAll().where('id', '=', id).executeTakeFirst()
        if (!before) throw new Refusal('not-found', 'no-such-template')
        const after = await updateTemplate(tx, id, body)
        if (!after) throw changedElsewhere()
        const edits = describeEdit(labels, before, after)
        if (edits.length > 0)
          await note(tx, c.get('staff').id, `Changed the reply ${before.title}: ${edits.join('; ')}`)
        return after
      })
      return presentTemplate(template)
    },
    'DELETE /api/crm/templates/{id}': async (c, { id }) => {
      const template = await transact(db, async (tx) => {
        const gone = await tx.deleteFrom('replyTemplate').where('id', '=', id).returningAll().executeTakeFirst()
        if (!gone) throw new Refusal('not-found', 'no-such-template')
        await note(tx, c.get('staff').id, `Deleted the reply ${gone.title}`)
        return gone
      })
      return { id: template.id, name: template.title }
    },
  })
}

const labels = { title: 'title', language: 'language', channel: 'channel', purpose: 'use', body: 'text' }

function presentTemplate(template: Selectable<Database['replyTemplate']>): ReplyTemplate {
  const { id, version, title, language, channel, purpose, body: text } = template
  return { id, version, title, language, channel, purpose, body: text }
}

function listTemplates(db: Db) {
  return db.selectFrom('replyTemplate').selectAll().orderBy('position').orderBy('id').execute()
}

/** Undefined when it has another version or is deleted. */
function updateTemplate(db: Db, id: string, { version, ...changes }: z.infer<typeof TemplateEdit>) {
  return db
    .updateTable('replyTemplate')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}
