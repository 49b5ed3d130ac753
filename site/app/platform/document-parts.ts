import { createContext } from 'react'

/** How a page starts its app. */
export type Startup =
  | { kind: 'at-once' }
  /** Nothing of the page is rendered but the scripts that start it. */
  | { kind: 'scripts-only' }
  /** Never: it is looked at beside a form of the CRM. */
  | { kind: 'preview' }
  /** At the first interaction. `scripts` are those that start it. */
  | { kind: 'deferred'; scripts: string }

export interface PageLink {
  attributes: React.LinkHTMLAttributes<HTMLLinkElement>
  css?: string
}

/** What the server decides about the document around a page. The browser reads of it what React renders again. */
export interface DocumentParts {
  startup: Startup
  /** The colours of the brand as custom properties, and the drawings that style sheets show. */
  brandStyle: string
  /** Marks the scripts and styles of this one page as ours. */
  nonce?: string | undefined
  /** The script that waits for the first interaction. In the browser it runs already. */
  waiter?: string
  /** With their styles, so that the page can be painted with its first bytes. */
  links?: PageLink[]
}

export const DocumentContext = createContext<DocumentParts>({ startup: { kind: 'at-once' }, brandStyle: '' })
