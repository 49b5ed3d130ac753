import { OwnVideo, type ShownVideo } from '@nokshi/contract/linkhub/shown-video.ts'
import { findVideo, videoProviders } from '@nokshi/contract/linkhub/videos.ts'
import type { Config } from '../../platform/config.ts'
import { imageUrl } from '../pictures/image-files.ts'
import type { VideoRow } from './queries.ts'

/** For its owner. Without any title it has the name of its provider. */
export function presentOwnVideos(config: Pick<Config, 'apiUrl'>, rows: VideoRow[]): OwnVideo[] {
  return rows.flatMap(({ id, url, ownTitle, foundTitle, picture, problem }) => {
    const video = findVideo(url)
    const title = ownTitle ?? (foundTitle || (video && videoProviders[video.provider].name))
    const address = picture && imageUrl(config, 'video', picture)
    return OwnVideo.safeParse({ ...video, id, title, ownTitle, picture: address, problem }).data ?? []
  })
}

export function presentVideos(config: Pick<Config, 'apiUrl'>, rows: VideoRow[]): ShownVideo[] {
  return presentOwnVideos(config, rows).map(({ ownTitle: _, problem: __, ...video }) => video)
}
