import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { implement } from '../http/implement.ts'
import { bodyInParts } from '../platform/body-in-parts.ts'
import type { Deps } from '../platform/deps.ts'
import { type Collection, collectExport } from './collect-export.ts'

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

/** Compressing a piece blocks the event loop for some milliseconds. */
const PIECE_BYTES = 256 * 1024

/** Yields the archive in parts, so that its content need not be in memory at once. */
async function* packZip(collection: Collection, mtime: number) {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    packed.push(piece)
  })
  for (const [name, content] of Object.entries(collection)) {
    // Pictures are compressed already.
    const file = name.endsWith('.webp') ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = mtime
    zip.add(file)
    for await (const piece of piecesOf(content)) {
      file.push(piece)
      yield* packed.splice(0)
      await setImmediate()
    }
    file.push(new Uint8Array(), true)
    yield* packed.splice(0)
  }
  zip.end()
  yield* packed
}

async function* piecesOf(content: Collection[string]) {
  const parts = typeof content === 'string' || content instanceof Uint8Array ? [content] : content
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? strToU8(part) : part
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
  }
}
