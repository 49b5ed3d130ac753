import { NewTemplate, type ReplyTemplate, TemplateEdit } from '@nokshi/contract/reply-templates.ts'
import { Hono } from 'hono'
import type { Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { body } from '../../platform/validate.ts'
import { changedElsewhere } from '../records/journal-queries.ts'
import { requireId } from '../records/record-id.ts'
import {
  deleteTemplate,
  hasTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from './template-queries.ts'

/** Replies at hand, in the client's language. */
export function templateRoutes({ db, now }: Deps) {
  return new Hono()
    .get('/', async (c) => c.json((await listTemplates(db)).map(presentTemplate)))
    .post('/', body(NewTemplate), async (c) => {
      const last = (await listTemplates(db)).at(-1)
      const position = (last?.position ?? 0) + 1
      const template = { id: newId(now()), version: 1, position, ...c.req.valid('json') }
      await insertTemplate(db, template)
      return c.json(presentTemplate(template), 201)
    })
    .patch('/:id', body(TemplateEdit), async (c) => {
      const id = requireId(c.req.param('id'))
      const { version, title, language, channel, body: words } = c.req.valid('json')
      const changes = {
        ...(title !== undefined && { title }),
        ...(language !== undefined && { language }),
        ...(channel !== undefined && { channel }),
        ...(words !== undefined && { body: words }),
      }
      const template = await updateTemplate(db, id, version, changes)
      if (!template) throw (await hasTemplate(db, id)) ? changedElsewhere() : noSuchTemplate()
      return c.json(presentTemplate(template))
    })
    .delete('/:id', async (c) => {
      const template = await deleteTemplate(db, requireId(c.req.param('id')))
      if (!template) throw noSuchTemplate()
      return c.json({ id: template.id, name: template.title })
    })
}

function presentTemplate(template: Selectable<Database['replyTemplate']>): ReplyTemplate {
  const { id, version, title, language, channel, body: words } = template
  return { id, version, title, language, channel, body: words }
}

function noSuchTemplate() {
  return new Refusal('not-found', 'no-such-template', 'There is no such reply.')
}
