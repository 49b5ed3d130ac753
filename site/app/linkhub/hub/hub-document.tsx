import { demoNotices } from '@nokshi/content/demo.ts'
import { hubLabels } from '@nokshi/content/hub.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { InAppExit } from '@nokshi/contract/linkhub/in-app-exit.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import type { BrandColours } from '@nokshi/contract/website/site-content.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublishedContent, Settings } from '../../platform/settings.ts'
import bangla from '../../ui/fonts/anek-bangla-display.woff2?url'
import latin from '../../ui/fonts/anek-display.woff2?url'
import digits from '../../ui/fonts/noto-arabic-digits.woff2?url'
import arabic from '../../ui/fonts/readex-arabic.woff2?url'
import css from './hub.css?inline'
import countVisit from './hub-beacon.ts?script'
import { hubColours } from './hub-colours.ts'
import copyButtons from './hub-copy.ts?script'
import demoCss from './hub-demo.css?inline'
import { HubHead } from './hub-head.tsx'
import { HubInAppExit } from './hub-in-app-exit.tsx'
import messageCss from './hub-message.css?inline'
import { HubNotice, type NoticeKind, noticeOf } from './hub-notice.tsx'
import playVideos from './hub-play.ts?script'
import { HubSheet } from './hub-sheet.tsx'
import videosCss from './hub-videos.css?inline'

export function renderHub(given: Profile, settings: Settings, published: PublishedContent, inAppExit?: InAppExit) {
  const profile = withOwnPictures(given, settings)
  const { apiUrl, notice, studioUrl } = settings
  return render(
    published,
    profile,
    <>
      <HubHead profile={profile} settings={settings} />
      {notice && <style>{demoCss}</style>}
    </>,
    <>
      {inAppExit && <HubInAppExit profile={profile} siteUrl={settings.siteUrl} exit={inAppExit} />}
      <HubSheet profile={profile} isPreview={false} apiUrl={apiUrl} studioUrl={studioUrl} withGoLinks />
      <script>{`(${countVisit})(document.body.dataset)`}</script>
      {(profile.payments ?? profile.videos) && <script defer src={BLOCK_SCRIPT} />}
    </>,
    {
      ...{ 'data-api': `${apiUrl}/api/traffic/`, 'data-name': profile.username },
      ...(notice && { 'data-notice': demoNotices[profile.language] }),
    },
  )
}

/**
 * What pages with a number to copy or a video to play load besides, by an address that no page can have: names
 * have no dots.
 */
const BLOCK_SCRIPT = '/hub/blocks.js'
export const hubFiles = { [BLOCK_SCRIPT]: `(${copyButtons})();(${playVideos})()` }

const noindex = <meta name="robots" content="noindex" />

/** In the language of the browser: nothing is known of the page. */
export function renderHubNotice(
  kind: NoticeKind,
  username: string,
  published: PublishedContent,
  language: SiteLanguage['code'],
  studioUrl: string,
) {
  const page = { gradient: 'ocean', selectedColor: '#ffffff', language } as const
  const notice = noticeOf(kind, username, language, studioUrl)
  return render(published, page, noindex, <HubNotice {...notice} page={page} />)
}

/** In the look and the language of the page that is at this domain. */
export function renderHubLost(profile: Profile, published: PublishedContent) {
  const { lost, seePage } = hubLabels[profile.language]
  const label = (
    <>
      {seePage} <bdi>@{profile.username}</bdi>
    </>
  )
  return render(published, profile, noindex, <HubNotice {...lost} back={{ href: '/', label }} page={profile} />)
}

/** What only browsers without scripts need: their links are the ones that count on the way. */
const WITHOUT_SCRIPTS = '.hub-scripted{display:none}noscript{display:contents}'

function render(
  { content: { colours }, drawings }: PublishedContent,
  look: Pick<Profile, 'gradient' | 'selectedColor' | 'language' | 'look' | 'messageSettings' | 'videos'>,
  head: ReactNode,
  body: ReactNode,
  told?: Record<`data-${string}`, string>,
) {
  const blockCss = (look.messageSettings ? messageCss : '') + (look.videos ? videosCss : '')
  const page = renderToStaticMarkup(
    <html lang={look.language} dir={hubLabels[look.language].direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <link rel="icon" href={`${drawings}/icons/favicon.svg`} />
        <style>{fontRules(look) + colourRule(look, colours) + css + blockCss}</style>
        <noscript>
          <style>{WITHOUT_SCRIPTS}</style>
        </noscript>
      </head>
      <body className="hub" {...told}>
        {body}
      </body>
    </html>,
  )
  return `<!DOCTYPE html>${page}`
}

/** As a rule and not as an attribute, which the page's policy would refuse. */
function colourRule(look: Parameters<typeof hubColours>[0], { button, light, dark }: BrandColours) {
  // The studio's colours of the motif; within the app they come from brand-style.tsx.
  const dyes = {
    ...{ '--madder': light.accent, '--marigold': button, '--milk': light.paper },
    ...{ '--night': light.ink, '--indigo': light.panel, '--coral': dark.accent },
  }
  const declarations = Object.entries({ ...dyes, ...hubColours(look) }).map(([name, value]) => `${name}:${value}`)
  return `.hub{margin:0;${declarations.join(';')}}`
}

const pictureFields = ['profileImage', 'bannerImage', 'backgroundImage', 'picture', 'qrImage']

/** Where the API has no host of its own, the page may have been opened by any name of this one. */
function withOwnPictures(profile: Profile, { siteUrl, apiUrl }: Settings): Profile {
  if (apiUrl !== '') return profile
  const shorten = (field: string, value: unknown) =>
    pictureFields.includes(field) && String(value).startsWith(`${siteUrl}/`)
      ? String(value).slice(siteUrl.length)
      : value
  return JSON.parse(JSON.stringify(profile, shorten))
}

/** As in ui/fonts/fonts.css: letters that none of these have come from the phone. */
const faces = {
  en: [],
  bn: [{ family: 'Anek Bangla Display', file: bangla, weight: '800', range: 'U+964-965,U+980-9FF,U+200C-200D' }],
  ar: [
    { family: 'Readex Arabic', file: arabic, weight: '400 700', range: 'U+600-6FF,U+200C-200D' },
    { family: 'Readex Arabic', file: digits, weight: '400 700', range: 'U+660-669' },
  ],
}
const always = { family: 'Anek Display', file: latin, weight: '800', range: 'U+20-7E,U+A0-FF' }

/** The fonts of a page whose owner chose one of ours. They load after its pictures. */
function fontRules({ look, language }: Pick<Profile, 'look' | 'language'>) {
  if (look?.typeface !== 'display') return ''
  return [always, ...faces[language]]
    .map(({ family, file, weight, range }) => {
      const source = `font-family:"${family}";src:url(${file})format("woff2")`
      return `@font-face{${source};font-weight:${weight};font-display:swap;unicode-range:${range}}`
    })
    .join('')
}
