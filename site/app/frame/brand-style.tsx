import { use } from 'react'
import { DocumentContext } from '../platform/document-parts.ts'

/** It stands in the page itself, so that a published colour needs no build. */
export function BrandStyle() {
  const { brandStyle, nonce } = use(DocumentContext)
  return (
    <style
      id={BRAND_STYLE}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours (load-context.ts).
      dangerouslySetInnerHTML={{ __html: brandStyle }}
    />
  )
}

const BRAND_STYLE = 'brand-style'

/** In the browser: what the server wrote, so that both render the same. */
export function readBrandStyle() {
  return document.getElementById(BRAND_STYLE)?.textContent ?? ''
}
