import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'

export interface RawLink {
  url: string
  title: string
}

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
/** The parser looks for the start of a tag among all open ones, so depth costs time. */
const DEPTH_MAX = 500
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'svg'])

/** Other requests run between two pieces; the slowest takes 10 ms. */
const PIECE_CHARACTERS = 32 * 1024
/** Pages have a few; each is parsed and searched. */
const DATA_MAX = 50

/** Reads HTML without building a tree: hostile pages are nested deep. */
export async function readHtml(html: string): Promise<RawPage> {
  const page: RawPage = { ...{ address: undefined, title: '', heading: '', metas: new Map(), links: [], data: [] } }
  let link: RawLink | undefined
  let label = ''
  let data: string | undefined
  let isTooDeep = false
  const open: string[] = []
  const depthOf = { h1: 0, svg: 0 }
  const parser = new Parser({
    onopentag(tag, attributes) {
      open.push(tag)
      isTooDeep ||= open.length > DEPTH_MAX
      if (isTooDeep) parser.pause()
      if (tag === 'h1' || tag === 'svg') depthOf[tag]++
      if (tag === 'meta') noteMeta(page, attributes)
      if (tag === 'base' || (tag === 'link' && attributes.rel === 'canonical')) page.address ??= attributes.href
      if (tag === 'script' && page.data.length < DATA_MAX && /\bjson\b/.test(attributes.type ?? '')) data = ''
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
  for (let start = 0; start < html.length && !isTooDeep; start += PIECE_CHARACTERS) {
    parser.write(html.slice(start, start + PIECE_CHARACTERS))
    await setImmediate()
  }
  parser.end()
  return page
}

function noteMeta({ metas }: RawPage, { property, name, content }: Record<string, string | undefined>) {
  const key = (property ?? name)?.toLowerCase()
  if (key !== undefined && content && !metas.has(key)) metas.set(key, content.slice(0, TEXT_MAX))
}

function join(before: string, text: string) {
  return before.length < TEXT_MAX ? (before + text).slice(0, TEXT_MAX) : before
}
