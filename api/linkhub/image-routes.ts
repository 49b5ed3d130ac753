import { implement } from '../http/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { Refusal } from '../platform/refusal.ts'
import { findImageKey } from './pictures/image-files.ts'
import { sendPicture } from './pictures/send-picture.ts'
import { findPageOfUpload } from './pictures/upload-queries.ts'
import { requireVisible } from './public-profile.ts'

export function imageRoutes(deps: Pick<Deps, 'config' | 'db' | 'files'>) {
  return implement({
    'GET /images/{name}': async (c, { name }) => {
      const key = findImageKey(name)
      const page = key === undefined ? undefined : await findPageOfUpload(deps.db, key)
      // A page may have been suspended because of its pictures.
      const { isPublic } = page ? await requireVisible(deps, c, page) : { isPublic: true }
      const image = key === undefined ? undefined : await deps.files.find(name)
      if (!image) throw new Refusal('not-found', 'no-such-picture')
      return sendPicture(c, { name, type: 'image/webp', isPublic, load: async () => image })
    },
  })
}
