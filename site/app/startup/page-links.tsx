import { createContext, Fragment, use } from 'react'
import { Links } from 'react-router'

export interface PageLink {
  attributes: React.LinkHTMLAttributes<HTMLLinkElement>
  css?: string
}

interface PageLinksWithStyles {
  links: PageLink[]
  /** Of a page that is rendered for one request. */
  nonce: string | undefined
}

export const PageLinksContext = createContext<PageLinksWithStyles | undefined>(undefined)

/**
 * In place of <Links>. A page carries its styles, so that it can be painted with its first bytes: on a slow
 * network that is a second earlier. The links stay for the browser's React, which expects to find them, but
 * disabled: nothing fetches them.
 */
export function PageLinks() {
  const page = use(PageLinksContext)
  if (!page) return <Links />
  return page.links.map(({ attributes, css }) =>
    css === undefined ? (
      <link key={attributes.href} {...attributes} />
    ) : (
      <Fragment key={attributes.href}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a stylesheet of ours. */}
        <style nonce={page.nonce} dangerouslySetInnerHTML={{ __html: css }} />
        <link {...disabled(attributes)} />
      </Fragment>
    ),
  )
}

/** HTML knows it on links of stylesheets, React's types do not. */
function disabled(attributes: PageLink['attributes']) {
  return { ...attributes, disabled: true }
}
