import sanitizeHtml from 'sanitize-html'

/** Longer HTML is not shown: the text is, and the whole mail can be downloaded. */
const HTML_MAX = 1024 * 1024

const size = [/^\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|pt)?$/, /^auto$/]
const lengths = [/^(?:(?:\d{1,4}(?:\.\d{1,3})?(?:px|em|rem|%|pt)?|auto)\s?){1,4}$/]
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i]
const word = [/^[a-z-]{2,20}$/i]

/** Without addresses: `url()` would load something, and positions could cover what is around the mail. */
const styles = {
  ...Object.fromEntries(['color', 'background-color', 'border-color'].map((name) => [name, colour])),
  ...Object.fromEntries(
    ['width', 'height', 'max-width', 'font-size', 'line-height', 'border-width'].map((name) => [name, size]),
  ),
  ...Object.fromEntries(['margin', 'padding', 'border-spacing'].map((name) => [name, lengths])),
  ...Object.fromEntries(
    [
      ...['text-align', 'vertical-align', 'direction', 'font-weight', 'font-style', 'text-decoration'],
      ...['white-space', 'border-style', 'border-collapse', 'display'],
    ].map((name) => [name, word]),
  ),
  'font-weight': [/^(?:[a-z]{4,8}|\d{3})$/],
  'font-family': [/^[\w\s,'"-]{1,200}$/],
  border: [/^[\w\s#.]{1,60}$/],
}

const tags = [
  ...['a', 'abbr', 'address', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'center', 'cite', 'code'],
  ...['col', 'colgroup', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'small', 'span'],
  ...['strike', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul'],
]

const DATA_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/=\s]+$/i
/** `cid:` names a picture inside the mail, for which its file is put in when the mail is shown. */
const PICTURE = /^(?:https:\/\/|cid:)/i

/** What is left can neither run, nor load, nor send anything, apart from outside pictures over https. */
export function cleanHtml(html: string) {
  if (html.length > HTML_MAX) return null
  const cleaned = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      '*': ['dir', 'lang', 'align', 'valign', 'style', 'width', 'height', 'bgcolor', 'color'],
      a: ['href', 'target', 'rel', 'title'],
      img: ['src', 'alt'],
      font: ['size', 'face'],
      table: ['border', 'cellpadding', 'cellspacing'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      ol: ['start', 'type'],
    },
    allowedStyles: { '*': styles },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'data', 'cid'] },
    allowProtocolRelative: false,
    nestingLimit: 200,
    transformTags: {
      a: (tagName, { href = '', title: _, ...attribs }) => ({
        tagName,
        attribs: { ...attribs, ...linkTo(href), target: '_blank', rel: 'noopener noreferrer nofollow' },
      }),
    },
    exclusiveFilter: ({ tag, attribs: { src = '' } }) => tag === 'img' && !PICTURE.test(src) && !DATA_PICTURE.test(src),
  })
  return cleaned.trim() === '' ? null : cleaned
}

/** Says where it leads, whatever its text says. A relative one would lead to a page of ours. */
function linkTo(href: string): Record<string, string> {
  const url = URL.parse(href)
  if (!url) return {}
  return url.host ? { href, title: url.host } : { href }
}

/** For mails that have only HTML. */
export function textOfHtml(html: string) {
  const broken = html
    .slice(0, HTML_MAX)
    .replace(/<\/t[dh]\b[^<>]*>/gi, '$& ')
    .replace(/<(?:br|\/p|\/div|\/tr|\/h\d|\/li)\b[^<>]*>/gi, '$&\n')
  const text = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {}, nestingLimit: 200 })
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\n\s*\n\s*\n+/g, '\n\n')
    .trim()
}
