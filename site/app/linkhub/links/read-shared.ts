import { sharedFields } from '../../platform/shared-fields.ts'

/** What another app has shared, as far as it can be added to a page. */
export interface Shared {
  title: string
  url: string
}

const TITLE_MAX = 80

/** Undefined without a link. Many apps put it into the text, after some words of their own. */
export function readShared(search: URLSearchParams): Shared | undefined {
  const [title = '', text = '', url = ''] = Object.values(sharedFields).map((field) => search.get(field) ?? '')
  const found = [url, text, title].map(findUrl).find(Boolean)
  if (!found) return undefined
  const words = [title, text].map((part) => withoutUrl(part, found).replace(/\s+/g, ' ').trim()).find(Boolean)
  return { title: [...(words ?? new URL(found).hostname)].slice(0, TITLE_MAX).join(''), url: found }
}

/** Without the full stop or bracket that belongs to the sentence around it. */
function findUrl(text: string) {
  const url = /https?:\/\/[^\s<>"]+/i.exec(text)?.[0].replace(/[.,;:!?)\]»”']+$/, '')
  return url && URL.canParse(url) ? url : undefined
}

/** And without the colon or brackets that are left over then. */
function withoutUrl(text: string, url: string) {
  return text.includes(url) ? text.replace(url, '').replace(/[\s\p{P}]+$/u, '') : text
}
