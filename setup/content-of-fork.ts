import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { Field } from '../contract/website/fields.ts'
import { findForm, type Kind } from '../contract/website/kinds.ts'
import { pageAddresses, pageShapes } from '../contract/website/pages.ts'

/**
 * `npm run content-of-fork -- <content folder> <file>`: writes what the modules of a copy of this project
 * said, before the website was edited in the CRM, as a file for `npm run content -- import`. The copy must
 * keep its installed packages.
 */

// What modules of another release export is known only when they are read.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Exports = Record<string, any>
type Versions = [en: Exports, bn: Exports, ar: Exports]

const modules = [
  ...['brand', 'team', 'services', 'portfolio', 'testimonials', 'faq', 'products', 'contact', 'pages'],
  ...['technologies', 'legal', 'redirects'],
]

const [folder, file] = process.argv.slice(2)
if (!folder || !file) {
  console.error('Write: npm run content-of-fork -- <content folder of the copy> <file.json>')
  process.exit(1)
}
const pictures = new Map<string, Buffer>()
const entries = await readFork(resolve(folder))
const pictureFolder = `${file.replace(/\.json$/, '')}-pictures`
await writeFile(file, `${JSON.stringify({ product: 'nokshi', format: 1, entries }, undefined, 2)}\n`)
if (pictures.size > 0) await mkdir(pictureFolder, { recursive: true })
for (const [id, bytes] of pictures) await writeFile(join(pictureFolder, `${id}.webp`), bytes)
console.log(`Wrote ${entries.length} entries to ${file}, and ${pictures.size} pictures to ${pictureFolder}.
Next: npm run content -- import ${file}, then look at the drafts in the CRM and publish them.`)

async function readFork(content: string) {
  const [en = {}, bn = {}, ar = {}] = await Promise.all(
    ['', 'bn', 'ar'].map((code) => readModules(join(content, code))),
  )
  const inEach = (read: (exports: Exports) => Exports): Versions => [read(en), read(bn), read(ar)]
  const many = (kind: Kind, read: (exports: Exports) => Exports[]) =>
    read(en).map(({ slug }, place) =>
      entry(
        kind,
        slug,
        inEach((exports) => read(exports)[place] ?? {}),
      ),
    )
  const withPhotos = async (place: string, read: (exports: Exports) => Exports[]) => {
    for (const one of read(en)) one.photo = await findPicture(content, join(place, one.slug), one.photo?.alt)
  }
  await withPhotos('team', ({ team }) => team)
  await withPhotos('testimonials', ({ testimonials }) => testimonials)
  for (const { slug, cover } of en.caseStudies)
    cover.photo = await findPicture(content, join('covers', slug), cover.photo?.alt)
  for (const name of ['logo', 'logoDark', 'icon'])
    if (en.brand[name]) en.brand[name] = await findPicture(content, parse(en.brand[name]).name, { en: en.brand.name })
  for (const [slug, address] of Object.entries(pageAddresses)) {
    const page = en.pages[address]
    page.photo = await findPicture(content, join('share', slug), page.photo?.alt)
  }
  return [
    entry(
      'brand',
      'brand',
      inEach(({ brand, colours }) => ({ ...brand, colours })),
    ),
    ...Object.keys(pageShapes).map((slug) =>
      entry(
        'page',
        slug,
        inEach((exports) => pageOf(exports, slug)),
      ),
    ),
    ...many('team', ({ team }) => team),
    ...many('service', ({ services }) => services),
    ...many('case-study', ({ caseStudies }) => caseStudies),
    ...many('testimonial', ({ testimonials }) => testimonials),
    ...many('question', ({ faqGroups }) =>
      faqGroups.flatMap(({ id: group, questions }: Exports) =>
        questions.map((question: Exports) => ({ ...question, slug: question.id, group })),
      ),
    ),
    ...many('redirect', ({ redirects = [] }) =>
      redirects.map((redirect: Exports, place: number) => ({ ...redirect, slug: String(place + 1) })),
    ),
  ]
}

async function readModules(folder: string): Promise<Exports> {
  const names = (await readdir(folder)).map((name) => parse(name).name)
  const all = modules.filter((name) => names.includes(name))
  const exports = await Promise.all(
    all.map((name) => import(pathToFileURL(join(folder, `${name}.ts`)).href) as Promise<Exports>),
  )
  return Object.assign({}, ...exports)
}

function entry(kind: Kind, slug: string, versions: Versions) {
  const form = findForm(kind, slug)
  const draft = form?.schema.parse(merge(form.fields, versions)) ?? {}
  const id = kind === 'brand' ? 'brand' : `${kind}-${slug}`
  return { kind, id, slug: kind === 'page' || kind === 'brand' ? slug : null, draft, published: true }
}

/** Three versions of the same shape become one with three languages in every text. */
function merge(fields: Field[], versions: Versions): Exports {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      mergeField(field, versions.map((version) => version?.[field.name]) as Versions),
    ]),
  )
}

function mergeField({ widget, fields, isTranslatable, kind }: Field, versions: Versions): unknown {
  const [en, bn, ar] = versions
  if (isTranslatable) return { en, bn, ar }
  if (widget === 'group') return en && merge(fields ?? [], versions)
  if (widget === 'list')
    return en?.map((_: unknown, place: number) =>
      merge(fields ?? [], versions.map((version) => version?.[place]) as Versions),
    )
  if (widget === 'reference') return en && `${kind}-${en}`
  if (widget === 'references') return en?.map((slug: string) => `${kind}-${slug}`)
  return en
}

function pageOf(exports: Exports, slug: string): Exports {
  const { pages, contactPage, hours, faqGroups } = exports
  const ofPage: Exports = {
    home: { ...exports.homePage, technologyGroups: exports.technologyGroups },
    about: exports.aboutPage,
    services: exports.servicesPage,
    portfolio: exports.portfolioPage,
    products: { ...exports.productsPage, products: exports.products, previews: exports.previews },
    testimonials: exports.testimonialsPage,
    contact: {
      ...{ ...contactPage, intro: exports.contactIntro, channelsHeading: contactPage?.channels },
      channels: exports.channels,
      formLink: exports.channels?.find(({ kind }: Exports) => kind === 'form')?.value,
      ...{ hoursHeading: contactPage?.hours.heading, hoursText: contactPage?.hours.text },
      ...{ clock: contactPage?.hours, ownHours: hours?.[0]?.note, hours: hours?.slice(1) },
      afterYouWrite: exports.afterYouWrite,
    },
    support: { ...exports.supportPage, groupsLabel: exports.supportPage?.groups, groups: faqGroups },
    'start-project': exports.startProjectPage,
    privacy: legalOf(exports.privacy),
    terms: legalOf(exports.terms),
    footer: exports.footer,
  }
  const address = Object.entries(pageAddresses).find(([name]) => name === slug)?.[1]
  return { ...(address && pages?.[address]), ...ofPage[slug] }
}

function legalOf(page: Exports | undefined): Exports {
  const sections = page?.sections.map(({ blocks, ...section }: Exports) => {
    const table = blocks.find(({ kind }: Exports) => kind === 'table')
    const texts = blocks.flatMap(({ kind, text, items }: Exports) =>
      kind === 'table' ? [] : [kind === 'list' ? items.map((item: string) => `- ${item}`).join('\n') : text],
    )
    const rows = table?.rows.map((cells: string[]) => ({ cells }))
    return { ...section, text: texts.join('\n\n'), ...(table && { table: { ...table, rows } }) }
  })
  return { ...page, sections }
}

/** The file that belongs to an entry by its name, whatever its format: the import reads and converts it. */
async function findPicture(content: string, name: string, alt: unknown) {
  const folder = join(content, 'pictures', parse(name).dir)
  const files = await readdir(folder).catch(() => [])
  const found = files.find((one) => parse(one).name === parse(name).name)
  if (!found) return undefined
  const path = join(folder, found)
  // The import takes no SVG.
  const bytes = found.endsWith('.svg') ? await sharp(path, { density: 300 }).png().toBuffer() : await readFile(path)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  pictures.set(id, bytes)
  return { id, alt: typeof alt === 'string' ? { en: alt } : (alt ?? {}) }
}
