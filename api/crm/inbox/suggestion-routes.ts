import { Hono } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { acceptSuggestion, dismissSuggestion } from './resolve-suggestion.ts'

export function suggestionRoutes(deps: Deps) {
  return new Hono()
    .post('/:id/accept', async (c) => c.json(await acceptSuggestion(deps, c.get('staff'), c.req.param('id'))))
    .post('/:id/dismiss', async (c) =>
      c.json(await dismissSuggestion(deps, c.get('staff'), c.req.param('id'))),
    )
}
