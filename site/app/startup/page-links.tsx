import { Fragment, use } from 'react'
import { Links } from 'react-router'
import { DocumentContext, type PageLink } from '../platform/document-parts.ts'

/**
 * In place of <Links>. A page carries its styles, so that it can be painted with its first bytes: on a slow
 * network that is a second earlier. The links stay for the browser's React, which expects to find them, but
 * disabled: nothing fetches them.
 */
export function PageLinks() {
  const { links, nonce } = use(DocumentContext)
  if (!links) return <Links />
  return links.map(({ attributes, css }) =>
    css === undefined ? (
      <link key={attributes.href} {...attributes} />
    ) : (
      <Fragment key={attributes.href}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a stylesheet of ours. */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
        <link {...disabled(attributes)} />
      </Fragment>
    ),
  )
}

/** HTML knows it on links of stylesheets, React's types do not. */
function disabled(attributes: PageLink['attributes']) {
  return { ...attributes, disabled: true }
}
