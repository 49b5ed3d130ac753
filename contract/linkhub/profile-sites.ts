interface ProfileSite {
  name: string
  /** What every address of a profile there begins with; what is kept of it follows. */
  base: string
  /** Those whose pasted addresses mean a profile. */
  hosts: readonly string[]
  /** The path of such an address. Its group is what is kept. */
  path: RegExp
  /** What is kept, which can also be typed alone. */
  kept: RegExp
  /** Pages of the site itself, which stand where a name would. */
  pages?: readonly string[]
}

/** The first part of a path, and nothing after it that would lead elsewhere. */
const FIRST_PART = /^\/([^/]+)\/?$/
const AT_FIRST_PART = /^\/@([^/]+)\/?$/

/** No dot at either end or doubled: «..» would lead to another page. */
const DOTTED = /^(?!\.)(?!.*\.\.)[\w.]{1,30}(?<!\.)$/

function listed(names: string) {
  return names.split(/\s+/)
}

/** The sites that a page can name beside the client's six, in the order in which they are offered. */
const profileSites = {
  tiktok: {
    name: 'TikTok',
    base: 'https://www.tiktok.com/@',
    hosts: ['tiktok.com', 'www.tiktok.com', 'm.tiktok.com'],
    path: AT_FIRST_PART,
    kept: /^[\w.]{2,24}$/,
  },
  youtube: {
    name: 'YouTube',
    base: 'https://www.youtube.com/',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
    path: /^\/((?:@|channel\/|c\/|user\/)[^/]+)\/?$/,
    // Names there may be in any script.
    kept: /^(?:@[\p{L}\p{M}\p{N}_.·-]{3,30}|channel\/UC[\w-]{22}|(?:c|user)\/[\w-]{1,100})$/u,
  },
  snapchat: {
    name: 'Snapchat',
    base: 'https://www.snapchat.com/add/',
    hosts: ['snapchat.com', 'www.snapchat.com'],
    path: /^\/(?:add\/|@)([^/]+)\/?$/,
    kept: /^[a-z][\w.-]{1,13}[a-z0-9]$/i,
  },
  telegram: {
    name: 'Telegram',
    base: 'https://t.me/',
    hosts: ['t.me', 'telegram.me'],
    path: FIRST_PART,
    kept: /^[a-z]\w{3,31}$/i,
    pages: listed(`addemoji addlist addstickers addtheme boost confirmphone contact giftcode invoice joinchat
      login proxy setlanguage share socks`),
  },
  threads: {
    name: 'Threads',
    base: 'https://www.threads.com/@',
    hosts: ['threads.com', 'www.threads.com', 'threads.net', 'www.threads.net'],
    path: AT_FIRST_PART,
    kept: DOTTED,
  },
  messenger: {
    name: 'Messenger',
    base: 'https://m.me/',
    hosts: ['m.me', 'messenger.com', 'www.messenger.com'],
    path: /^\/(?:t\/)?([^/]+)\/?$/,
    kept: /^(?!\.)(?!.*\.\.)[a-z0-9.]{5,50}(?<!\.)$/i,
    pages: listed('login legal privacy'),
  },
  pinterest: {
    name: 'Pinterest',
    base: 'https://www.pinterest.com/',
    hosts: ['pinterest.com', 'www.pinterest.com', 'in.pinterest.com', 'ar.pinterest.com'],
    path: FIRST_PART,
    kept: /^\w{3,30}$/,
    pages: listed('business categories explore ideas login offsite pin search settings today'),
  },
  behance: {
    name: 'Behance',
    base: 'https://www.behance.net/',
    hosts: ['behance.net', 'www.behance.net'],
    path: FIRST_PART,
    kept: /^[\w-]{2,40}$/,
    pages: listed('assets blog for_you galleries gallery hire joblist login search signup'),
  },
  dribbble: {
    name: 'Dribbble',
    base: 'https://dribbble.com/',
    hosts: ['dribbble.com', 'www.dribbble.com'],
    path: FIRST_PART,
    kept: /^[\w-]{2,40}$/,
    pages: listed('designers hiring jobs pro search session shots signup tags'),
  },
  fiverr: {
    name: 'Fiverr',
    base: 'https://www.fiverr.com/',
    hosts: ['fiverr.com', 'www.fiverr.com'],
    path: FIRST_PART,
    kept: /^[a-z]\w{3,39}$/i,
    pages: listed('categories login logout orders search seller settings start_selling users'),
  },
  spotify: {
    name: 'Spotify',
    base: 'https://open.spotify.com/',
    hosts: ['open.spotify.com'],
    path: /^\/(?:intl-[a-z]{2}\/)?((?:artist|user|show|playlist)\/[^/]+)\/?$/,
    kept: /^(?:(?:artist|show|playlist)\/[a-z0-9]{22}|user\/\w[\w.-]{0,63})$/i,
  },
  soundcloud: {
    name: 'SoundCloud',
    base: 'https://soundcloud.com/',
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
    path: FIRST_PART,
    kept: /^[a-z0-9][\w-]{2,24}$/i,
    pages: listed('charts discover feed login pages people search settings signin upload'),
  },
  twitch: {
    name: 'Twitch',
    base: 'https://www.twitch.tv/',
    hosts: ['twitch.tv', 'www.twitch.tv', 'm.twitch.tv'],
    path: FIRST_PART,
    kept: /^[a-z0-9]\w{2,24}$/i,
    pages: listed('directory downloads jobs login search settings signup videos'),
  },
  discord: {
    name: 'Discord',
    base: 'https://discord.gg/',
    hosts: ['discord.gg', 'discord.com', 'www.discord.com'],
    path: /^\/(?:invite\/)?([^/]+)\/?$/,
    kept: /^[\w-]{2,32}$/,
    pages: listed('app channels developers download invite login nitro register store users'),
  },
} as const satisfies Record<string, ProfileSite>

export type ProfileKind = keyof typeof profileSites

// Object.keys knows nothing of the keys it lists.
export const profileKinds = Object.keys(profileSites) as [ProfileKind, ...ProfileKind[]]

export function profileSite(kind: ProfileKind): ProfileSite {
  return profileSites[kind]
}
