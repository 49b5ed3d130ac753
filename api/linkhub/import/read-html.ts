import { Parser } from 'htmlparser2'

export interface RawLink {
  url: string
  title: string
}

/** A page as it is written, before anybody asks what is meant by it. */
export interface RawPage {
  /** The address that relative ones begin at, where the page names it. */
  address: string | undefined
  title: string
  heading: string
  /** What it tells search engines and chats about itself: `og:title`, `description`, … */
  metas: Map<string, string>
  links: RawLink[]
  /** What programs on the page read: `__NEXT_DATA__` and the like. */
  data: string[]
}

const LINKS_MAX = 2_000
const TEXT_MAX = 2_000
/** Written by nobody. The parser looks for the start of a tag among all that are open, so depth costs time. */
const DEPTH_MAX = 500
/** What is read by people is not between these. */
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'svg'])

/** Reads HTML in one go, without building a tree: hostile pages are nested deep. */
export function readHtml(html: string): RawPage {
  const page: RawPage = {
    ...{ address: undefined, title: '', heading: '', metas: new Map(), links: [], data: [] },
  }
  let link: RawLink | undefined
  /** What stands for the words of a link that has none. */
  let label = ''
  let data: string | undefined
  const open: string[] = []
  const depthOf = { h1: 0, svg: 0 }
  const parser = new Parser({
    onopentag(tag, attributes) {
      open.push(tag)
      if (open.length > DEPTH_MAX) parser.pause()
      if (tag === 'h1' || tag === 'svg') depthOf[tag]++
      if (tag === 'meta') noteMeta(page, attributes)
      if (tag === 'base' || (tag === 'link' && attributes.rel === 'canonical'))
        page.address ??= attributes.href
      if (tag === 'script' && /\bjson\b/.test(attributes.type ?? '')) data = ''
      if (tag === 'a' && attributes.href && page.links.length < LINKS_MAX) {
        link = { url: attributes.href, title: '' }
        label = attributes['aria-label'] ?? ''
        page.links.push(link)
      }
      // A link may be nothing but a picture.
      if (tag === 'img') label ||= attributes.alt ?? ''
    },
    ontext(text) {
      const tag = open.at(-1) ?? ''
      if (tag === 'script' && data !== undefined) data += text
      if (tag === 'title' && depthOf.svg === 0) page.title = join(page.title, text)
      if (UNREAD.has(tag)) return
      if (depthOf.h1 > 0) page.heading = join(page.heading, text)
      if (link) link.title = join(link.title, text)
    },
    onclosetag(tag) {
      open.pop()
      if (tag === 'h1' || tag === 'svg') depthOf[tag]--
      if (tag === 'a' && link) {
        if (link.title.trim() === '') link.title = label
        link = undefined
      }
      if (tag === 'script' && data !== undefined) {
        page.data.push(data)
        data = undefined
      }
    },
  })
  parser.end(html)
  return page
}

function noteMeta({ metas }: RawPage, { property, name, content }: Record<string, string | undefined>) {
  const key = (property ?? name)?.toLowerCase()
  if (key !== undefined && content && !metas.has(key)) metas.set(key, content.slice(0, TEXT_MAX))
}

/** Of a text that goes on for ever the beginning is enough. */
function join(before: string, text: string) {
  return before.length < TEXT_MAX ? (before + text).slice(0, TEXT_MAX) : before
}
