import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { findAnything } from './hits.ts'

export function searchRoutes({ db }: Deps) {
  return implement({ 'GET /api/crm/search': (_c, { query }) => findAnything(db, query.q) })
}
