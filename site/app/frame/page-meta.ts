import { brand } from '@nokshi/content/brand.ts'
import { language } from '@nokshi/content/language.ts'
import { type Page, pages } from '@nokshi/content/pages.ts'
import { pathIn, siteLanguages } from '@nokshi/contract/languages.ts'
import type { MetaDescriptor } from 'react-router'
import { openGraphLocales } from '../platform/open-graph-locales.ts'
import type { Settings } from '../platform/settings.ts'
import type { MadePhotograph } from '../ui/pictures/photograph.tsx'

const shares = import.meta.glob<string>('#share/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The pictures of content/pictures/share and the covers of case studies. */
const photographs = import.meta.glob<Record<string, MadePhotograph>>('../../made-photographs/share.json', {
  import: 'default',
  eager: true,
})

export interface PageAddress {
  path: string
  share: string
}

interface MetaParts extends PageAddress, Pick<Page, 'title' | 'description' | 'photo'> {
  /** Pages of accounts, and pages that are not there, are for nobody's index. */
  isHidden?: boolean
}

interface MetaArgs {
  matches: ({ id: string; loaderData?: unknown } | undefined)[]
}

export function pageMeta(args: MetaArgs, parts: MetaParts): MetaDescriptor[] {
  const { siteUrl } = settingsOf(args)
  const { title, description, path, isHidden } = parts
  const url = siteUrl + pathIn(language, path)
  const picture = findPreview(parts)
  return [
    { title },
    { name: 'description', content: description },
    ...(isHidden
      ? [{ name: 'robots', content: 'noindex, nofollow' }]
      : [{ tagName: 'link', rel: 'canonical', href: url }, ...alternates(siteUrl, path)]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: openGraphLocales[language.code] },
    ...otherLanguages.map(({ code }) => ({
      property: 'og:locale:alternate',
      content: openGraphLocales[code],
    })),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: siteUrl + picture.address },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function findPreview({ title, path, share, photo }: MetaParts) {
  const list = photographs['../../made-photographs/share.json']
  const photograph = list?.[share] ?? list?.[path.slice(1)]
  if (photograph && photo) {
    const { key, width, height } = photograph
    return { address: `/assets/photographs/${key}-${width}.jpg`, width, height, alt: photo.alt }
  }
  const address = shares[fileOf(share)] ?? shares[fileOf('home')] ?? ''
  return { address, width: 1200, height: 630, alt: title }
}

/** The same page in all languages, this one included; what fits none of them is English. */
function alternates(siteUrl: string, path: string): MetaDescriptor[] {
  const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href })
  return [
    ...Object.values(siteLanguages).map((known) => link(known.code, siteUrl + pathIn(known, path))),
    link('x-default', siteUrl + pathIn(siteLanguages.en, path)),
  ]
}

const otherLanguages = Object.values(siteLanguages).filter(({ code }) => code !== language.code)

function fileOf(share: string) {
  return `/made/share/${language.code}/${share}.jpg`
}

export function knownPageMeta(args: MetaArgs, path: keyof typeof pages, share: string, isHidden = false) {
  const page: Page = pages[path]
  return pageMeta(args, { ...page, path, share, isHidden })
}

/** The addresses of this installation, which root.tsx has loaded. */
export function settingsOf({ matches }: MetaArgs): Settings {
  const root = matches.find((match) => match?.id === 'root')
  // The loader of root.tsx returns them; its type cannot be imported here, for nobody imports the root.
  return root?.loaderData as Settings
}
