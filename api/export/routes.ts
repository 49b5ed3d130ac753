import { implement } from '../http/implement.ts'
import { bodyInParts } from '../platform/body-in-parts.ts'
import type { Deps } from '../platform/deps.ts'
import { collectExport } from './collect-export.ts'
import { packZip } from './pack-zip.ts'

export function exportRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/export': async (c) => {
      const user = c.get('user')
      const now = deps.now()
      const archive = packZip(await collectExport(deps, user.id), now)
      c.header('Content-Type', 'application/zip')
      c.header('Content-Disposition', `attachment; filename="linkhub-${new Date(now).toISOString().slice(0, 10)}.zip"`)
      return c.body(bodyInParts(deps, archive))
    },
  })
}
