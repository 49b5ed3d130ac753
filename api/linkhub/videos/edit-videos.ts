import type { User } from '@nokshi/contract/auth.ts'
import { VIDEOS_MAX } from '@nokshi/contract/linkhub/shown-video.ts'
import { findVideo, type VideoEdit, videoProviders } from '@nokshi/contract/linkhub/videos.ts'
import { tidyLine } from '@nokshi/contract/text.ts'
import * as z from 'zod'
import { brandOf } from '../../platform/content.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OutboundAnswer } from '../../platform/outbound.ts'
import { OutboundError } from '../../platform/outbound-body.ts'
import { type Limit, requireUnderLimit } from '../../platform/rate-limit.ts'
import { Refusal } from '../../platform/refusal.ts'
import { DAY, MINUTE } from '../../platform/zoned-time.ts'
import { changeBlocks, claimLinkId } from '../change-blocks.ts'
import { getOwnProfile } from '../own-profile.ts'
import { renderImage } from '../pictures/images.ts'
import { discardUnshown, hasContent, withStoredImages } from '../pictures/store-images.ts'
import { leaseVideos, listVideos, putVideos, updateVideo } from './queries.ts'

/** Its provider is asked about each. */
const newVideos: Limit = { name: 'new-videos', hits: 100, perSeconds: 24 * 60 * 60 }

/** Adds, changes, moves or restores a video. One that stays at its address is not fetched again. */
export async function saveVideo(deps: Deps, user: User, id: string, { url, title, place }: VideoEdit) {
  const { id: profileId } = await getOwnProfile(deps.db, user.id)
  const before = await listVideos(deps.db, profileId)
  const isKnown = before.some((row) => row.id === id && row.url === url)
  if (!isKnown) await requireUnderLimit(deps, newVideos, [user.id], 'videos-limit')
  const fetched = isKnown ? undefined : await fetchVideo(deps, user.id, await followLink(deps, url))
  let replaced: string | null = null
  await withStoredImages(deps, user.id, { video: fetched?.picture }, ({ video: picture = null }) =>
    changeBlocks(deps, user.id, async (tx) => {
      const rows = await listVideos(tx, profileId)
      const row = rows.find((row) => row.id === id)
      const others = rows.filter((row) => row.id !== id)
      if (others.length >= VIDEOS_MAX)
        throw new Refusal('conflict', { code: 'too-many-videos', params: { max: VIDEOS_MAX } })
      const found = fetched ? { ...fetched.columns, picture } : row
      if (!found) throw new Refusal('conflict', 'edited-elsewhere')
      await claimLinkId(tx, profileId, id)
      const video = { ...found, id, profileId, ownTitle: title ?? null }
      const position = place ?? row?.position ?? VIDEOS_MAX
      await putVideos(tx, profileId, others.toSpliced(position, 0, { ...video, position }))
      if (fetched && row) replaced = row.picture
    }),
  )
  await discardUnshown(deps, [replaced])
}

export async function removeVideo(deps: Deps, user: User, id: string) {
  let removed: string | null = null
  await changeBlocks(deps, user.id, async (tx, profile) => {
    const rows = await listVideos(tx, profile.id)
    const row = rows.find((row) => row.id === id)
    if (!row) throw new Refusal('not-found', 'no-such-video')
    await putVideos(tx, profile.id, rows.toSpliced(rows.indexOf(row), 1))
    removed = row.picture
  })
  await discardUnshown(deps, [removed])
}

/** A round is run every minute: enough for 28,800 videos a day. */
const BATCH = 20
/** Longer than a round takes when no provider answers. */
const LEASE_MS = 10 * MINUTE

/** Once a week. While there is a problem, a video keeps the title and the picture that it had. */
export async function refreshVideos(deps: Deps) {
  const now = deps.now()
  for (const video of await leaseVideos(deps.db, now, now + LEASE_MS, BATCH)) {
    const { ownerId } = video
    if (ownerId === null) continue
    const { columns, picture: rendered } = await fetchVideo(deps, ownerId, video.url)
    const { problem, refreshAt } = columns
    const renewed = rendered && hasContent(video.picture, rendered) ? undefined : rendered
    await withStoredImages(deps, ownerId, { video: renewed }, async ({ video: picture = video.picture }) => {
      const changes = problem ? { problem, refreshAt } : { ...columns, picture }
      await changeBlocks(deps, ownerId, (tx) => updateVideo(tx, video, changes))
      if (picture !== video.picture) await discardUnshown(deps, [video.picture])
    })
  }
}

const REDIRECTS_MAX = 4
const TITLE_MAX = 80

/** The address of the video that a link leads to; about a short one its provider is asked. */
async function followLink(deps: Deps, link: string) {
  const visited = findVideo(link) ? [link] : (await call(deps, link, { reads: false }))?.visited.map(String)
  const url = visited?.map((address) => findVideo(address)?.url).find((url) => url !== undefined)
  if (url === undefined) throw new Refusal('invalid', 'video-short-link', { at: 'url' })
  return url
}

/** Title and picture, by oEmbed (oembed.com). Whatever the provider answers, the video can be shown. */
async function fetchVideo(deps: Deps, ownerId: string, url: string) {
  const provider = findVideo(url)?.provider
  const oEmbed = provider && videoProviders[provider].oEmbed
  const answer = oEmbed ? await call(deps, oEmbed + encodeURIComponent(url)) : undefined
  const told = readOEmbed(answer)
  // Private ones, and those that other sites may not show, are answered like missing ones.
  const failure = [400, 401, 403, 404, 410].includes(answer?.status ?? 0) ? 'gone' : 'unreachable'
  const problem = oEmbed && !told ? failure : null
  return {
    columns: {
      url,
      foundTitle: [...tidyLine(told?.title ?? '')].slice(0, TITLE_MAX).join(''),
      problem,
      refreshAt: deps.now() + (problem === 'unreachable' ? DAY / 4 : 7 * DAY),
    },
    picture: told && (await fetchPicture(deps, ownerId, told.thumbnail_url)),
  }
}

const OEmbed = z.object({ title: z.string().catch(''), thumbnail_url: z.string().catch('') })

function readOEmbed(answer: OutboundAnswer | undefined) {
  try {
    return answer?.status === 200 ? OEmbed.safeParse(JSON.parse(answer.body.toString())).data : undefined
  } catch {
    return undefined
  }
}

/** Undefined for whatever is no picture, or one that is too large. */
async function fetchPicture(deps: Deps, ownerId: string, url: string) {
  const answer = await call(deps, url)
  if (answer?.status !== 200) return undefined
  return renderImage(ownerId, 'video', answer.body).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
}

/** Undefined where there is no answer that may be used. */
async function call(deps: Deps, address: string, { reads = true } = {}) {
  const url = URL.parse(address)
  const userAgent = `Mozilla/5.0 (compatible; ${brandOf(deps).name} videos; +${deps.config.siteUrl})`
  try {
    return url ? await deps.outbound.call(url, { userAgent, redirects: REDIRECTS_MAX, reads }) : undefined
  } catch (error) {
    if (error instanceof OutboundError) return undefined
    throw error
  }
}
