import { hubAddress, hubTitle, type Profile } from '@nokshi/contract/linkhub.ts'
import { mailUrl, phoneUrl, profileUrl, socialKinds, socialUrl } from '@nokshi/contract/safe-url.ts'
import { openGraphLocales } from '../../platform/open-graph-locales.ts'
import type { Settings } from '../../platform/settings.ts'

export function HubHead({ profile, settings }: { profile: Profile; settings: Settings }) {
  const { username, bio, shareImage, isListed, language } = profile
  const title = hubTitle(profile)
  const description = shorten(bio)
  const url = hubAddress(settings.siteUrl, profile)
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {shareImage && (
        <>
          <meta property="og:image" content={shareImage} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta property="og:type" content="profile" />
      <meta property="profile:username" content={username} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {!isListed && <meta name="robots" content="noindex" />}
      <script type="application/ld+json">{forScript(profilePage(profile, url))}</script>
    </>
  )
}

/** As much as chats and search engines show, up to the end of a word. */
function shorten(bio: string) {
  const letters = [...bio.replace(/\s+/g, ' ')]
  const LONGEST = 200
  const start = letters.slice(0, LONGEST).join('')
  return letters.length <= LONGEST ? start : `${start.replace(/\s\S*$/, '')} …`
}

function profilePage(profile: Profile, url: string) {
  const { name, username, bio, profileImage, socials, profiles = [], contactMethods = {} } = profile
  const { phone = '', email = '' } = contactMethods
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      alternateName: username,
      description: bio,
      url,
      ...(profileImage && { image: new URL(profileImage, url).href }),
      ...(phoneUrl(phone) && { telephone: `+${phone}` }),
      ...(mailUrl(email) && { email }),
      sameAs: [
        ...socialKinds.flatMap((kind) => socialUrl(kind, socials[kind] ?? '') ?? []),
        ...profiles.flatMap(({ kind, value }) => profileUrl(kind, value) ?? []),
      ],
    },
  }
}

/** A value inside a script of a page, escaped. Old browsers take U+2028 and U+2029 for line ends. */
function forScript(value: unknown) {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
