import { OwnVideo } from '@nokshi/contract/linkhub/shown-video.ts'
import type { VideoEdit } from '@nokshi/contract/linkhub/videos.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { keepBlock } from '../rows/keep-block.ts'

const List = OwnVideo.array()

export const videosQuery = queryOptions({
  queryKey: ['videos'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/videos', List),
  // Another window may have changed it.
  refetchOnWindowFocus: 'always',
})

/** Adds, changes or moves it, or puts it back where it was. */
export async function saveVideo(id: string, body: VideoEdit) {
  keepBlock(videosQuery, await browserApi('PUT /api/linkhubAuth/me/videos/{id}', List, { id, body }))
}

export async function removeVideo(id: string) {
  keepBlock(videosQuery, await browserApi('DELETE /api/linkhubAuth/me/videos/{id}', List, { id }))
}
