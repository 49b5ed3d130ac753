import { hubLabels } from '@nokshi/content/hub.ts'
import type { ContactKind } from '@nokshi/contract/linkhub/contact-methods.ts'
import { type Contact, findContact, listContacts } from '@nokshi/contract/linkhub/contacts.ts'
import { findHostIcon } from '@nokshi/contract/linkhub/host-icon.ts'
import type { LinkDetail } from '@nokshi/contract/linkhub/link-details.ts'
import { type Profile, pictureAt } from '@nokshi/contract/linkhub.ts'
import { safeUrl } from '@nokshi/contract/safe-url.ts'
import { goPath } from '@nokshi/contract/visits.ts'
import type { ReactNode } from 'react'
import { HubIcon } from './hub-icon.tsx'

/** An unfinished address shows in the preview, and nowhere else. */
function isReady({ isPreview }: BlockProps) {
  return (link: HubLink) => isPreview || link.href !== undefined
}

export function HubContacts(props: BlockProps) {
  const { profile, isPreview, goBase } = props
  const contacts = listHubContacts(profile).filter(isReady(props))
  if (contacts.length === 0) return null
  const list = (base?: string) => (
    <ul className="hub-socials" aria-label={hubLabels[profile.language].socials}>
      {contacts.map((contact) => (
        <li key={contact.id}>
          <a {...wayTo(contact, isPreview, base)} rel={`${REL} me`} title={contact.label}>
            <HubIcon kind={contact.kind} label={contact.label} />
          </a>
        </li>
      ))}
    </ul>
  )
  return <WithNoscript list={list} goBase={goBase} />
}

export function HubLinks(props: BlockProps) {
  const { profile, isPreview, goBase } = props
  const links = listLinks(profile).filter(isReady(props))
  if (links.length === 0) return null
  const list = (base?: string) => (
    <ul className="hub-links" aria-label={hubLabels[profile.language].links}>
      {links.map((link) => (
        <li key={link.id}>
          <a
            className={link.detail?.isFeatured ? 'hub-featured' : undefined}
            {...wayTo(link, isPreview, base)}
            dir={hasMark(link) ? undefined : 'auto'}
          >
            {hasMark(link) ? (
              <>
                <LinkMark link={link} />
                <span dir="auto">{link.label}</span>
              </>
            ) : (
              link.label
            )}
          </a>
        </li>
      ))}
    </ul>
  )
  return <WithNoscript list={list} goBase={goBase} />
}

function hasMark({ icon, detail }: HubLink) {
  return icon !== undefined || detail?.picture !== undefined
}

function LinkMark({ link: { icon, detail } }: { link: HubLink }) {
  if (detail?.picture === undefined) return icon && <HubIcon kind={icon} />
  const src = pictureAt(detail.picture, 96)
  return <img src={src} alt="" width={48} height={48} loading="lazy" decoding="async" />
}

export function HubConnect({ profile, isPreview, goBase, apiUrl }: BlockProps) {
  const labels = hubLabels[profile.language]
  const contact = findContact(listHubContacts(profile), profile.contactMethods?.connect)
  const badge = (base?: string) =>
    contact ? (
      <a className="hub-badge" {...wayTo(contact, isPreview, base)}>
        {labels.connect}
      </a>
    ) : (
      <p className="hub-badge">{labels.connect}</p>
    )
  return (
    <div className="hub-connect">
      <WithNoscript list={badge} goBase={goBase} />
      <a className="hub-save" href={isPreview ? undefined : `${apiUrl}/api/linkhub/${profile.username}/contact.vcf`}>
        {labels.save}
      </a>
    </div>
  )
}

/** Owners write what they like, so search engines do not take it for ours. */
const REL = 'noopener nofollow ugc'

/** A preview opens links beside itself, and its clicks are nobody's: only `data-link` makes one count. */
export function wayTo(link: Omit<HubLink, 'label'>, isPreview: boolean, goBase?: string) {
  if (isPreview) return { href: link.href, rel: REL, target: '_blank' }
  if (goBase !== undefined) return { href: link.go === undefined ? link.href : goBase + link.go, rel: REL }
  return { href: link.href, rel: REL, 'data-link': link.id }
}

interface HubLink {
  id: string
  label: string
  /** Undefined while its owner is still typing it. */
  href: string | undefined
  /** Leads to the same address and counts: for browsers without scripts. Not for phone or mail. */
  go?: string
  detail?: LinkDetail | undefined
  icon?: ContactKind | undefined
}

type HubContact = HubLink & Contact

function listHubContacts(profile: Profile): HubContact[] {
  return listContacts(profile, hubLabels[profile.language]).map((contact) => {
    const { kind } = contact
    const isSite = kind !== 'phone' && kind !== 'email'
    return { ...contact, id: kind, ...(isSite && { go: goPath({ profileId: profile.id, social: kind }) }) }
  })
}

function listLinks({ customLinks, linkIds, linkDetails = {} }: Profile): HubLink[] {
  return customLinks.map(({ title, url }, index) => {
    const id = linkIds[index] ?? `link-${index}`
    const detail = linkDetails[id]
    const icon = detail?.showsIcon ? findHostIcon(url) : undefined
    return { id, label: title, href: safeUrl(url), go: goPath({ id }), detail, icon }
  })
}

interface WithNoscriptProps {
  list: (base?: string) => ReactNode
  goBase: string | undefined
}

/** The same for browsers with and without scripts; hub-document.tsx hides the first from the second. */
export function WithNoscript({ list, goBase }: WithNoscriptProps) {
  if (goBase === undefined) return list()
  return (
    <>
      <div className="hub-scripted">{list()}</div>
      <noscript>{list(goBase)}</noscript>
    </>
  )
}

export interface BlockProps {
  profile: Profile
  isPreview: boolean
  /** Where the counting addresses are, for pages that work without scripts: then each link is there twice. */
  goBase: string | undefined
  apiUrl: string
}
