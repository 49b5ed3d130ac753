import * as z from 'zod'
import { type Operations, own } from '../operation.ts'
import { parseUrl, safeUrl, URL_MAX } from '../safe-url.ts'
import { refuse } from '../sentences/refuse.ts'
import { line, optional } from '../text.ts'
import { type forms, OwnVideo, providers, VIDEOS_MAX } from './shown-video.ts'

/** The picture of a video, in its own shape and one size. */
export const videoPicture = { aspect: undefined, widths: [640], widest: 640 } as const

interface Provider {
  name: string
  oEmbed: string | null
  /** Of the host that tracks least. The groups of the pattern are $1 and $2, the address of the video is {url}. */
  player: string
  /** Patterns match a link without its scheme and without `www.` or `m.`. All links to one video get one address. */
  shapes: [form: (typeof forms)[number], pattern: RegExp, url: string, player?: string][]
}

export const videoProviders: Record<(typeof providers)[number], Provider> = {
  youtube: {
    name: 'YouTube',
    oEmbed: 'https://www.youtube.com/oembed?format=json&url=',
    player: 'https://www.youtube-nocookie.com/embed/$1?autoplay=1',
    shapes: [
      ['wide', /^youtube\.com\/watch\/?\?(?:.*&)?v=([\w-]{11})(?![\w-])/, 'www.youtube.com/watch?v=$1'],
      [
        'wide',
        /^youtu(?:\.be|be\.com\/(?:live|v|embed))\/(?!videoseries)([\w-]{11})(?![\w-])/,
        'www.youtube.com/watch?v=$1',
      ],
      ['tall', /^youtube\.com\/shorts\/([\w-]{11})(?![\w-])/, 'www.youtube.com/shorts/$1'],
      [
        'wide',
        /^youtube\.com\/(?:playlist|watch)\/?\?(?:.*&)?list=([\w-]{13,64})/,
        'www.youtube.com/playlist?list=$1',
        'https://www.youtube-nocookie.com/embed/videoseries?list=$1&autoplay=1',
      ],
    ],
  },
  vimeo: {
    name: 'Vimeo',
    oEmbed: 'https://vimeo.com/api/oembed.json?dnt=1&url=',
    // Only an unlisted one has a key.
    player: 'https://player.vimeo.com/video/$1?dnt=1&autoplay=1&h=$2',
    shapes: [
      ['wide', /^vimeo\.com\/(\d{6,12})\/([0-9a-f]{8,16})\b/, 'vimeo.com/$1/$2'],
      ['wide', /^player\.vimeo\.com\/video\/(\d{6,12})\?(?:.*&)?h=([0-9a-f]{8,16})\b/, 'vimeo.com/$1/$2'],
      ['wide', /^(?:player\.)?vimeo\.com\/(?:[\w-]+\/){0,3}(\d{6,12})\b/, 'vimeo.com/$1'],
    ],
  },
  tiktok: {
    name: 'TikTok',
    oEmbed: 'https://www.tiktok.com/oembed?url=',
    player: 'https://www.tiktok.com/player/v1/$2?autoplay=1&rel=0',
    shapes: [['tall', /^tiktok\.com\/(@[\w.-]{1,32})\/video\/(\d{15,22})\b/, 'www.tiktok.com/$1/video/$2']],
  },
  facebook: {
    name: 'Facebook',
    // Needs a contract with Facebook, and has no picture.
    oEmbed: null,
    player: 'https://www.facebook.com/plugins/video.php?show_text=false&autoplay=true&href={url}',
    shapes: [
      [
        'wide',
        /^facebook\.com\/(?:watch|watch\/live|video\.php)\/?\?(?:.*&)?v=(\d{6,20})\b/,
        'www.facebook.com/watch/?v=$1',
      ],
      ['wide', /^facebook\.com\/[^/?]+\/videos\/(?:[^/?]+\/)?(\d{6,20})\b/, 'www.facebook.com/watch/?v=$1'],
      ['tall', /^facebook\.com\/reel\/(\d{6,20})\b/, 'www.facebook.com/reel/$1'],
    ],
  },
  spotify: {
    name: 'Spotify',
    oEmbed: 'https://open.spotify.com/oembed?url=',
    player: 'https://open.spotify.com/embed/$1/$2',
    shapes: [
      ['sound', /^open\.spotify\.com\/(?:intl-[\w-]+\/|embed\/)*([a-z]+)\/(\w{22})\b/, 'open.spotify.com/$1/$2'],
    ],
  },
  soundcloud: {
    name: 'SoundCloud',
    oEmbed: 'https://soundcloud.com/oembed?format=json&url=',
    player: 'https://w.soundcloud.com/player/?auto_play=true&url={url}',
    shapes: [
      [
        'sound',
        /^soundcloud\.com\/([\w-]+\/(?:sets\/)?(?!(?:sets|likes|tracks)(?![\w-]))[\w-]+(?:\/s-\w+)?)/,
        'soundcloud.com/$1',
      ],
    ],
  },
}

/** What a link plays. Undefined when it is nothing that we know. */
export function findVideo(link: string) {
  const text = withoutScheme(link)
  for (const provider of providers)
    for (const [form, pattern, address, player = videoProviders[provider].player] of videoProviders[provider].shapes) {
      const match = pattern.exec(text)
      if (!match) continue
      const write = (template: string) => template.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '')
      const url = `https://${write(address)}`
      return { provider, form, url, embedUrl: write(player).replace('{url}', encodeURIComponent(url)) }
    }
  return undefined
}

/** What apps share: where these lead to, only the provider knows. */
const SHORT =
  /^(?:v[mt]\.tiktok\.com|tiktok\.com\/t|fb\.watch|facebook\.com\/share\/[vr]|spotify(?:\.app)?\.link|on\.soundcloud\.com)\/[\w-]/

function withoutScheme(link: string) {
  const url = parseUrl(link)
  return url ? url.host.replace(/^(?:www|m|web|mobile|music)\./, '') + url.pathname + url.search : ''
}

export const VideoEdit = z.object({
  /** As it is pasted, also with the words that apps put around it; then its one address, or a short link. */
  url: z
    .string(refuse('invalid-video'))
    .max(2 * URL_MAX, refuse('invalid-video'))
    .transform((pasted, context) => {
      const link = safeUrl(/https?:\/\/\S+/.exec(pasted)?.[0] ?? pasted) ?? ''
      const url = findVideo(link)?.url ?? (SHORT.test(withoutScheme(link)) ? link : undefined)
      if (url === undefined) context.addIssue({ code: 'custom', message: 'invalid-video' })
      return url ?? z.NEVER
    }),
  /** Without one it has the title that its provider gives it. */
  title: optional(line({ label: 'The title', required: 'invalid-video', max: 80 })),
  /** Among the others; without it, it stays where it is, or comes last. */
  place: z.number().int().min(0).max(VIDEOS_MAX).optional(),
})
export type VideoEdit = z.infer<typeof VideoEdit>

export const videoOperations = {
  'GET /api/linkhubAuth/me/videos': {
    ...own('The videos and the music of the page', OwnVideo.array()),
    refusals: [404],
  },
  'PUT /api/linkhubAuth/me/videos/{id}': {
    ...own('Add, change or move a video or music, under an id that the sender chooses', OwnVideo.array()),
    body: VideoEdit,
    limit: 300,
    refusals: [409],
  },
  'DELETE /api/linkhubAuth/me/videos/{id}': own('Remove a video or music', OwnVideo.array()),
} satisfies Operations
