import { hubLabels } from '@nokshi/content/hub.ts'
import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'
import { type BlockKind, orderBlocks } from '@nokshi/contract/linkhub/look.ts'
import { type Profile, pictureAt, pictureKinds } from '@nokshi/contract/linkhub.ts'
import type { ReactNode } from 'react'
import { HubPayments, HubRegistrations, HubShop } from './hub-blocks.tsx'
import { type BlockProps, HubConnect, HubContacts, HubLinks } from './hub-contacts.tsx'
import { HubGround } from './hub-ground.tsx'
import { HubMessage } from './hub-message.tsx'
import { HubPattern } from './hub-pattern.tsx'
import { HubVideos } from './hub-videos.tsx'
import { initialOf } from './initial-of.ts'

interface HubSheetProps {
  profile: Profile
  isPreview: boolean
  apiUrl: string
  /** Before addresses of the site, for a page on its own domain. */
  studioUrl?: string
  /** Whether it has to work without scripts too: then each link is there twice. */
  withGoLinks?: boolean
}

export function HubSheet({ profile, isPreview, apiUrl, studioUrl = '', withGoLinks = false }: HubSheetProps) {
  const { name, username, bio, language, bannerImage, backgroundImage, gradient, look = {} } = profile
  const labels = hubLabels[language]
  const studioPage = (path: string) => (isPreview ? undefined : studioUrl + pathIn(siteLanguages[language], path))
  const props = { profile, isPreview, apiUrl, goBase: withGoLinks ? apiUrl : undefined }
  const order = orderBlocks(look.blocks)
  // The first block stands with the person, where there is room for two columns, if it says who that is.
  const isWithPerson = order[0] === 'profiles'
  const hasPattern = look.pattern !== undefined && look.pattern !== 'none'
  const hasBand = bannerImage !== null || (backgroundImage === undefined && !hasPattern)
  // A preview stands on a page that has a main part and a heading of its own.
  const Main = isPreview ? 'div' : 'main'
  const Name = isPreview ? 'p' : 'h1'
  return (
    <div
      className={`hub-sheet${hasMuch(profile) ? ' hub-wide' : ''}${hasBand ? '' : ' hub-bandless'}`}
      data-shape={look.shape}
      data-fill={look.fill}
      data-typeface={look.typeface}
      data-portrait={look.portrait}
    >
      <HubGround picture={backgroundImage} pattern={look.pattern} />
      {hasBand && (
        <div className={bannerImage ? 'hub-band hub-bannered' : 'hub-band'}>
          {bannerImage ? <Banner address={bannerImage} /> : <HubPattern gradient={gradient} />}
        </div>
      )}
      <Main className="hub-main">
        <div>
          <HubPortrait profile={profile} />
          <Name className="hub-name" dir="auto">
            {name}
          </Name>
          <p className="hub-username">
            <bdi>@{username}</bdi>
          </p>
          <p className="hub-bio" dir="auto">
            {bio}
          </p>
          {isWithPerson && <HubContacts {...props} />}
        </div>
        <div className="hub-body">
          {order
            .filter((kind) => !(isWithPerson && kind === 'profiles'))
            .map((kind) => {
              const Block = blocks[kind]
              return <Block key={kind} {...props} />
            })}
          <HubMessage profile={profile} isPreview={isPreview} studioUrl={studioUrl} />
        </div>
      </Main>
      <footer className="hub-foot">
        <a href={studioPage(`/report/${username}`)} rel="nofollow">
          {labels.report}
        </a>
        <a href={studioPage('/products')}>{labels.madeWith}</a>
      </footer>
    </div>
  )
}

/** Whether there is enough for two columns on a wide screen; with less one of them would be half empty. */
function hasMuch({ customLinks, videos = [], products = [], payments = [], messageSettings }: Profile) {
  return customLinks.length + videos.length + products.length + payments.length + (messageSettings ? 1 : 0) > 4
}

function Banner({ address }: { address: string }) {
  return (
    <img
      className="hub-banner"
      src={pictureAt(address, 640)}
      srcSet={pictureKinds.banner.widths.map((width) => `${pictureAt(address, width)} ${width}w`).join(', ')}
      sizes="(min-width: 1104px) 1104px, 100vw"
      width={1280}
      height={480}
      alt=""
      fetchPriority="low"
      decoding="async"
    />
  )
}

/** What a page is made of below its bio. A block that has nothing to show is not there. */
const blocks: Record<BlockKind, (props: BlockProps) => ReactNode> = {
  profiles: HubContacts,
  links: HubLinks,
  videos: HubVideos,
  products: HubShop,
  payments: HubPayments,
  connect: HubConnect,
  registrations: HubRegistrations,
}

function HubPortrait({ profile: { name, profileImage, language } }: { profile: Profile }) {
  if (!profileImage) {
    return (
      <div className="hub-portrait hub-initial" aria-hidden="true">
        {initialOf(name)}
      </div>
    )
  }
  const { widths } = pictureKinds.profile
  return (
    <img
      className="hub-portrait"
      src={pictureAt(profileImage, 192)}
      srcSet={widths.map((width) => `${pictureAt(profileImage, width)} ${width}w`).join(', ')}
      sizes="(min-width: 840px) 192px, 128px"
      width={192}
      height={192}
      alt={hubLabels[language].portrait(name)}
      dir="auto"
      data-initial={initialOf(name)}
      fetchPriority="high"
    />
  )
}
