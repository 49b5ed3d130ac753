import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { grounds } from '@nokshi/contract/colour.ts'
import { type SiteLanguage, siteLanguages } from '@nokshi/contract/languages.ts'
import { shortNameOf } from '@nokshi/contract/website/brand-names.ts'
import { type Ground, paint, themes, variablesOf } from '@nokshi/contract/website/palette.ts'
import type { Logo, SiteContent } from '@nokshi/contract/website/site-content.ts'
import { drawFooter } from './footer.ts'
import { drawIco, icons } from './icons.ts'
import { type DrawnBrand, drawWordmark, wordmarkFrame } from './logo.ts'
import { openLogo } from './logo-file.ts'
import { drawSharePicture } from './share-picture.ts'
import { picture } from './svg.ts'

interface Source {
  current(language: SiteLanguage['code']): { content: SiteContent }
  readPicture(src: string): Promise<Uint8Array | undefined>
}

/**
 * The pictures of the brand, by name: `light/quilts/about.svg` in the colours of a theme,
 * `accent/covers/any-case.svg` on a ground, `dark/wordmark.svg`, `icons/icon-512.png`,
 * `share/bn/about.jpg`. Undefined where there is no such picture.
 */
export async function draw(name: string, source: Source): Promise<string | Uint8Array | undefined> {
  const { content } = source.current('en')
  const [kind = '', ...rest] = name.split('/')
  if (kind === 'icons') return drawIcon(rest.join('/'), await loadBrand(content, source))
  if (kind === 'share') return drawShare(rest, source)
  const theme = themes.find((one) => one === kind)
  const file = rest.join('/')
  if (theme && file === 'wordmark.svg') {
    const brand = await loadBrand(content, source)
    return picture(wordmarkFrame(brand), drawWordmark(brand, theme))
  }
  if (theme && file === 'footer.svg') return drawFooter(await loadBrand(content, source), theme)
  const ground = grounds.find((one) => one === kind)
  const svg = theme || ground ? await readDrawing(file) : undefined
  return svg && paint(svg, variablesOf(content.colours, theme ?? 'light', ground))
}

function drawIcon(file: string, brand: DrawnBrand) {
  if (file === 'favicon.ico') return drawIco(brand)
  return Object.hasOwn(icons, file) ? icons[file]?.(brand) : undefined
}

/** Whoever has no portrait gets the figure without a face, a case without a cover the one for any. */
const fallbacks: Record<string, string> = { portraits: 'portraits/anybody.svg', covers: 'covers/any-case.svg' }

async function readDrawing(file: string): Promise<string | undefined> {
  const [, folder = ''] = /^([a-z]+)\/[a-z0-9-]+\.svg$/.exec(file) ?? []
  if (folder === '') return undefined
  const read = (path: string) => readFile(join(import.meta.dirname, 'drawings', path), 'utf8').catch(() => undefined)
  const fallback = fallbacks[folder]
  return (await read(file)) ?? (fallback === undefined ? undefined : read(fallback))
}

async function loadBrand({ brand, colours }: SiteContent, source: Source): Promise<DrawnBrand> {
  // Without one, and with one that cannot be opened, the mark is drawn.
  const open = async (key: string, picture: Logo | undefined) => {
    const bytes = picture && (await source.readPicture(picture.src))
    const logo = bytes && (await openLogo(bytes))
    return logo ? { [key]: logo } : {}
  }
  return {
    ...{ name: brand.name, shortName: shortNameOf(brand), banglaName: brand.banglaName, colours },
    ...(await open('logo', brand.logo)),
    ...(await open('logoDark', brand.logoDark)),
    ...(await open('icon', brand.icon)),
  }
}

/** The quilt of each page that is shared; login, registration and the rest of the way in share one. */
const sharedQuilts = {
  '/': 'hero-tall',
  '/about': 'about',
  '/services': 'services',
  '/portfolio': 'portfolio',
  '/products': 'products',
  '/testimonials': 'testimonials',
  '/contact': 'contact',
  '/support': 'support',
  '/privacy': 'leaves',
  '/terms': 'leaves',
  '/start-project': 'start-project',
} as const

async function drawShare([code = '', file = '']: string[], source: Source) {
  const language = Object.values(siteLanguages).find((known) => known.code === code)
  if (!language) return undefined
  const { content } = source.current(language.code)
  const subject = findShared(file.replace(/\.jpg$/, ''), content)
  if (!subject) return undefined
  const svg = paint((await readDrawing(subject.drawing)) ?? '', variablesOf(content.colours, 'light', subject.ground))
  return drawSharePicture(await loadBrand(content, source), {
    title: subject.title,
    isRightToLeft: language.direction === 'rtl',
    ...(subject.isCase ? { cover: svg } : { quilt: svg }),
  })
}

interface Shared {
  title: string
  drawing: string
  ground?: Ground
  isCase?: boolean
}

function findShared(name: string, { pages, caseStudies }: SiteContent): Shared | undefined {
  if (name === 'account') return { title: 'Creator LinkHub', drawing: 'quilts/authentication.svg' }
  const study = caseStudies.find(({ slug }) => name === `case-${slug}`)
  if (study) {
    const ground = 'ground' in study.cover ? study.cover.ground : 'panel'
    return { title: study.title, drawing: `covers/${study.slug}.svg`, ground, isCase: true }
  }
  const path = name === 'home' ? '/' : (`/${name}` as keyof typeof sharedQuilts)
  if (!Object.hasOwn(sharedQuilts, path)) return undefined
  return { title: pages[path].heading, drawing: `quilts/${sharedQuilts[path]}.svg` }
}
