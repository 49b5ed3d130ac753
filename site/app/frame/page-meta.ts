import { language } from '@nokshi/content/language.ts'
import { linkhubPages } from '@nokshi/content/page-labels.ts'
import { languageCodes, pathIn, type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import type { Page, Photo } from '@nokshi/contract/website/site-content.ts'
import type { MetaDescriptor } from 'react-router'
import { openGraphLocales } from '../platform/open-graph-locales.ts'
import type { PageSettings, Studio } from '../platform/settings.ts'

interface MetaParts extends Pick<Page, 'title' | 'description'> {
  path: string
  share: string
  photo?: Photo | undefined
  /** In other languages it shows these words too. All of them when absent. */
  writtenIn?: SiteLanguage['code'][]
  /** Pages of accounts, and pages that are not there, are for nobody's index. */
  isHidden?: boolean
}

export interface MetaArgs {
  matches: ({ id: string; loaderData?: unknown } | undefined)[]
}

export function pageMeta(args: MetaArgs, parts: MetaParts): MetaDescriptor[] {
  const { siteUrl, apiUrl, studio } = settingsOf(args)
  const { title, description, path, isHidden, photo = studio.sharePicture } = parts
  const { writtenIn = languageCodes } = parts
  const addressIn = (code: SiteLanguage['code']) => siteUrl + pathIn(siteLanguages[code], path)
  const first = writtenIn[0] ?? 'en'
  const url = addressIn(writtenIn.includes(language.code) ? language.code : first)
  const link = (hrefLang: string, code: SiteLanguage['code']) => {
    return { tagName: 'link', rel: 'alternate', hrefLang, href: addressIn(code) }
  }
  const picture = photo ? { ...photo, src: (apiUrl || siteUrl) + photo.src } : drawnPreview(parts, siteUrl, studio)
  return [
    { title },
    { name: 'description', content: description },
    ...(isHidden
      ? [{ name: 'robots', content: 'noindex, nofollow' }]
      : [
          { tagName: 'link', rel: 'canonical', href: url },
          ...writtenIn.map((code) => link(code, code)),
          link('x-default', first),
        ]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: studio.name },
    { property: 'og:locale', content: openGraphLocales[language.code] },
    ...writtenIn
      .filter((code) => code !== language.code)
      .map((code) => ({ property: 'og:locale:alternate', content: openGraphLocales[code] })),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture.src },
    { property: 'og:image:type', content: photo ? 'image/webp' : 'image/jpeg' },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Drawn by the server; its address changes with the words in it. */
function drawnPreview({ title, share }: MetaParts, siteUrl: string, { drawings, version }: Studio) {
  const src = `${siteUrl}${drawings}/share/${language.code}/${share}.jpg?v=${version}`
  return { src, width: 1200, height: 630, alt: title }
}

/** The `meta` of a page of Creator LinkHub, for nobody's index. */
export function accountPageMeta(path: keyof typeof linkhubPages) {
  return (args: MetaArgs) => hiddenPageMeta(args, { ...linkhubPages[path], path })
}

export function hiddenPageMeta(args: MetaArgs, parts: Pick<MetaParts, 'title' | 'description' | 'path'>) {
  return pageMeta(args, { ...parts, share: 'account', isHidden: true })
}

/** A title, and whose page it is. */
export function studioTitle(args: MetaArgs, title: string) {
  return `${title} | ${settingsOf(args).studio.name}`
}

/** The addresses of this installation and its studio, which root.tsx has loaded. */
export function settingsOf({ matches }: MetaArgs): PageSettings {
  const root = matches.find((match) => match?.id === 'root')
  // The loader of root.tsx returns them; its type cannot be imported here, for nobody imports the root.
  return root?.loaderData as PageSettings
}
