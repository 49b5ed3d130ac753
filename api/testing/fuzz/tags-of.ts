/** Every tag with its attribute names in order, as a browser parses them. Escaped text changes nothing. */
export function tagsOf(html: string) {
  return [...withoutRawText(html).matchAll(TAG)].map(([, name = '', attributes = '']) =>
    [name.toLowerCase(), ...[...attributes.matchAll(ATTRIBUTE)].map(([, attribute]) => attribute)].join(' '),
  )
}

/** A tag or a comment; a lone «<» before a space is text in HTML. */
const TAG = /<([a-z/!?][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))?/g

/** Up to the first end tag, whatever stands before it, as browsers read them. */
function withoutRawText(html: string) {
  return html.replace(/(<(script|style|title)\b[^>]*>).*?(<\/\2\b)/gis, '$1$3')
}

/** Where the links of a page lead, as a browser reads them. */
export function addressesOf(html: string) {
  return [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => decodeEntities(address))
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' }

export function decodeEntities(text: string) {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(lt|gt|amp|quot));/gi, (_, hex, decimal, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? ''
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
}
