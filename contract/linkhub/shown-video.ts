import * as z from 'zod'

// Apart from videos.ts, because every page loads it, and the patterns of links are long.

export const VIDEOS_MAX = 3

export const providers = ['youtube', 'vimeo', 'tiktok', 'facebook', 'spotify', 'soundcloud'] as const

/** Of a player: a film, a film of a phone, music. */
export const forms = ['wide', 'tall', 'sound'] as const

export const ShownVideo = z.object({
  id: z.string(),
  provider: z.enum(providers),
  form: z.enum(forms),
  url: z.string(),
  embedUrl: z.url({ protocol: /^https$/ }),
  title: z.string(),
  picture: z.string().nullable(),
})
export type ShownVideo = z.infer<typeof ShownVideo>

export const OwnVideo = ShownVideo.extend({
  ownTitle: z.string().nullable(),
  /** Why its provider told neither title nor picture at the last try: it has no such video, or did not answer. */
  problem: z.enum(['gone', 'unreachable']).nullable(),
})
export type OwnVideo = z.infer<typeof OwnVideo>
