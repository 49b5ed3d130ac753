import { createContext, use } from 'react'

interface InlineStyle {
  css: string
  nonce?: string | undefined
}

/** The colours of the brand as custom properties, and the drawings that style sheets show. */
export const BrandStyleContext = createContext<InlineStyle>({ css: '' })

/** It stands in the page itself, so that a published colour needs no build. */
export function BrandStyle() {
  const { css, nonce } = use(BrandStyleContext)
  return (
    <style
      id={BRAND_STYLE}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours (load-context.ts).
      dangerouslySetInnerHTML={{ __html: css }}
    />
  )
}

const BRAND_STYLE = 'brand-style'

/** In the browser: what the server wrote, so that both render the same. */
export function readBrandStyle(): InlineStyle {
  return { css: document.getElementById(BRAND_STYLE)?.textContent ?? '' }
}
