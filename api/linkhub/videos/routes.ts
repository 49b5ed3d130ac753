import { LinkId } from '@nokshi/contract/linkhub.ts'
import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getOwnProfile } from '../own-profile.ts'
import { removeVideo, saveVideo } from './edit-videos.ts'
import { presentOwnVideos } from './present-videos.ts'
import { listVideos } from './queries.ts'

export function videoRoutes(deps: Deps) {
  return implement({
    'GET /api/linkhubAuth/me/videos': (c) => read(c.get('user').id),
    'PUT /api/linkhubAuth/me/videos/{id}': async (c, { id, body }) => {
      if (!LinkId.safeParse(id).success) throw new Refusal('not-found', 'no-such-video')
      await saveVideo(deps, c.get('user'), id, body)
      return read(c.get('user').id)
    },
    'DELETE /api/linkhubAuth/me/videos/{id}': async (c, { id }) => {
      await removeVideo(deps, c.get('user'), id)
      return read(c.get('user').id)
    },
  })

  async function read(userId: string) {
    const { id } = await getOwnProfile(deps.db, userId)
    return presentOwnVideos(deps.config, await listVideos(deps.db, id))
  }
}
