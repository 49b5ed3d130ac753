import type { ReactNode } from 'react'
import { HubIcon } from './hub-icon.tsx'
import type { HubLink, HubSocial } from './hub-links.ts'

interface Ways {
  isPreview: boolean
  /** Where the counting addresses are, if they are wanted. */
  goBase: string | undefined
}

interface HubSocialListProps extends Ways {
  socials: HubSocial[]
  label: string
}

export function HubSocialList({ socials, label, isPreview, goBase }: HubSocialListProps) {
  if (socials.length === 0) return null
  const list = (base?: string) => (
    <ul className="hub-socials" aria-label={label}>
      {socials.map((social) => (
        <li key={social.id}>
          <a {...wayTo(social, isPreview, base)} rel={`${REL} me`} title={social.label}>
            <HubIcon kind={social.kind} label={social.label} />
          </a>
        </li>
      ))}
    </ul>
  )
  return <Twice list={list} goBase={goBase} />
}

interface HubLinkListProps extends Ways {
  links: HubLink[]
  label: string
  /** The badge under the links, and where it leads, if anywhere. */
  contact: { link: HubLink | undefined; label: string }
}

export function HubLinkList({ links, label, contact, isPreview, goBase }: HubLinkListProps) {
  const list = (base?: string) => (
    <>
      {links.length > 0 && (
        <ul className="hub-links" aria-label={label}>
          {links.map((link) => (
            <li key={link.id}>
              <a {...wayTo(link, isPreview, base)} dir="auto">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      )}
      {contact.link ? (
        <a className="hub-badge" {...wayTo(contact.link, isPreview, base)}>
          {contact.label}
        </a>
      ) : (
        <p className="hub-badge">{contact.label}</p>
      )}
    </>
  )
  return <Twice list={list} goBase={goBase} />
}

/** The same for browsers with scripts and for those without; hub-document.tsx hides the first from the second. */
function Twice({ list, goBase }: { list: (base?: string) => ReactNode; goBase: string | undefined }) {
  if (goBase === undefined) return list()
  return (
    <>
      <div className="hub-scripted">{list()}</div>
      <noscript>{list(goBase)}</noscript>
    </>
  )
}

/** Owners write what they like, so search engines do not take it for ours. */
const REL = 'noopener nofollow ugc'

/** A preview opens links beside itself, and its clicks are nobody's: only `data-link` makes one count. */
function wayTo(link: HubLink, isPreview: boolean, goBase?: string) {
  if (isPreview) return { href: link.href, rel: REL, target: '_blank' }
  if (goBase !== undefined) return { href: goBase + link.go, rel: REL }
  return { href: link.href, rel: REL, 'data-link': link.id }
}
