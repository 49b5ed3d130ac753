import { demoNotices } from '@nokshi/content/demo.ts'
import { hubLabels } from '@nokshi/content/hub.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { InAppExit } from '@nokshi/contract/linkhub/in-app-exit.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import type { BrandColours } from '@nokshi/contract/website/site-content.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublishedContent } from '../../platform/describe-studio.ts'
import type { Settings } from '../../platform/settings.ts'
import css from './hub.css?inline'
import countVisit from './hub-beacon.ts?script'
import { hubColours } from './hub-colours.ts'
import copyButtons from './hub-copy.ts?script'
import demoCss from './hub-demo.css?inline'
import { fontRules } from './hub-fonts.ts'
import { HubHead } from './hub-head.tsx'
import { HubInAppExit } from './hub-in-app-exit.tsx'
import messageCss from './hub-message.css?inline'
import { HubNotice, type NoticeKind } from './hub-notice.tsx'
import { HubSheet } from './hub-sheet.tsx'

export function renderHub(given: Profile, settings: Settings, published: PublishedContent, inAppExit?: InAppExit) {
  const profile = withOwnPictures(given, settings)
  const { apiUrl, notice } = settings
  return render(
    published,
    profile,
    <>
      <HubHead profile={profile} settings={settings} />
      {notice && <style>{demoCss}</style>}
    </>,
    <>
      {inAppExit && <HubInAppExit profile={profile} siteUrl={settings.siteUrl} exit={inAppExit} />}
      <HubSheet profile={profile} isPreview={false} apiUrl={apiUrl} withGoLinks />
      <script>{`(${countVisit})(document.body.dataset)`}</script>
      {profile.payments && <script defer src={COPY_SCRIPT} />}
    </>,
    {
      ...{ 'data-api': `${apiUrl}/api/traffic/`, 'data-name': profile.username },
      ...(notice && { 'data-notice': demoNotices[profile.language] }),
    },
  )
}

/** What pages with a number to copy load besides, by an address that no page can have: names have no dots. */
const COPY_SCRIPT = '/hub/copy.js'
export const hubFiles = { [COPY_SCRIPT]: `(${copyButtons})()` }

/** In the language of the browser: nothing is known of the page. */
export function renderHubNotice(
  kind: NoticeKind,
  username: string,
  published: PublishedContent,
  language: SiteLanguage['code'],
) {
  const look = { gradient: 'ocean', selectedColor: '#ffffff', language } as const
  const noindex = <meta name="robots" content="noindex" />
  return render(published, look, noindex, <HubNotice kind={kind} username={username} language={language} />)
}

/** What only browsers without scripts need: their links are the ones that count on the way. */
const WITHOUT_SCRIPTS = '.hub-scripted{display:none}noscript{display:contents}'

function render(
  { content: { colours }, drawings }: PublishedContent,
  look: Pick<Profile, 'gradient' | 'selectedColor' | 'language' | 'look' | 'messageSettings'>,
  head: ReactNode,
  body: ReactNode,
  told?: Record<`data-${string}`, string>,
) {
  const page = renderToStaticMarkup(
    <html lang={look.language} dir={hubLabels[look.language].direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <link rel="icon" href={`${drawings}/icons/favicon.svg`} />
        <style>{fontRules(look) + colourRule(look, colours) + css + (look.messageSettings ? messageCss : '')}</style>
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

/** Where the API has no host of its own, the page may have been opened by any name of this one. */
function withOwnPictures(profile: Profile, { siteUrl, apiUrl }: Settings): Profile {
  const own = (address: string) =>
    apiUrl === '' && address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
  const ownOrNone = (address: string | null) => (address === null ? null : own(address))
  const { backgroundImage, linkDetails, products, payments } = profile
  return {
    ...profile,
    profileImage: ownOrNone(profile.profileImage),
    bannerImage: ownOrNone(profile.bannerImage),
    ...(backgroundImage !== undefined && { backgroundImage: own(backgroundImage) }),
    ...(linkDetails && {
      linkDetails: Object.fromEntries(
        Object.entries(linkDetails).map(([id, { picture, ...detail }]) => [
          id,
          picture === undefined ? detail : { ...detail, picture: own(picture) },
        ]),
      ),
    }),
    ...(products && { products: products.map((product) => ({ ...product, picture: ownOrNone(product.picture) })) }),
    ...(payments && { payments: payments.map((payment) => ({ ...payment, qrImage: ownOrNone(payment.qrImage) })) }),
  }
}
