import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { acceptSuggestion, dismissSuggestion } from './resolve-suggestion.ts'

export function suggestionRoutes(deps: Deps) {
  return implement({
    'POST /api/crm/suggestions/{id}/accept': (c, { id }) => acceptSuggestion(deps, c.get('staff'), id),
    'POST /api/crm/suggestions/{id}/dismiss': (c, { id }) => dismissSuggestion(deps, c.get('staff'), id),
  })
}
