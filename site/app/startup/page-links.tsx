import { createContext, Fragment, use } from 'react'
import { Links } from 'react-router'

export interface PageLink {
  attributes: React.LinkHTMLAttributes<HTMLLinkElement>
  css?: string
}

export const PageLinksContext = createContext<PageLink[] | undefined>(undefined)

/**
 * In place of <Links>. A page that is the same for everybody carries its styles, so that it can be painted
 * with its first bytes: on a slow network that is a second earlier. The links stay for the browser's React,
 * which expects to find them, but disabled: nothing fetches them.
 */
export function PageLinks() {
  const links = use(PageLinksContext)
  if (!links) return <Links />
  return links.map(({ attributes, css }) =>
    css === undefined ? (
      <link key={attributes.href} {...attributes} />
    ) : (
      <Fragment key={attributes.href}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a stylesheet of ours. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <link {...disabled(attributes)} />
      </Fragment>
    ),
  )
}

/** HTML knows it on links of stylesheets, React's types do not. */
function disabled(attributes: PageLink['attributes']) {
  return { ...attributes, disabled: true }
}
