import { Hono } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { listTags } from './tag-queries.ts'

export function tagRoutes({ db }: Deps) {
  return new Hono().get('/', async (c) => {
    const tags = await listTags(db)
    return c.json(tags.map(({ id, name, contacts }) => ({ id, name, contacts })))
  })
}
