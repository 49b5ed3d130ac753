import { hubLabels } from '@nokshi/content/hub.ts'
import { findContact } from '@nokshi/contract/linkhub/contacts.ts'
import { pictureAt } from '@nokshi/contract/linkhub.ts'
import type { BlockProps } from './hub-block-props.ts'
import { HubIcon } from './hub-icon.tsx'
import { type HubLink, listHubContacts, listLinks } from './hub-links.ts'
import { WithNoscript } from './hub-noscript.tsx'

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
function wayTo(link: HubLink, isPreview: boolean, goBase?: string) {
  if (isPreview) return { href: link.href, rel: REL, target: '_blank' }
  if (goBase !== undefined) return { href: link.go === undefined ? link.href : goBase + link.go, rel: REL }
  return { href: link.href, rel: REL, 'data-link': link.id }
}
