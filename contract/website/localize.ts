import type * as z from 'zod'
import { languageCodes, type SiteLanguage, siteLanguages } from '../languages.ts'
import type { brandShape } from './brand.ts'
import type {
  caseStudyShape,
  questionShape,
  redirectShape,
  serviceShape,
  teamShape,
  testimonialShape,
} from './collections.ts'
import { isEmpty, isLocalized, isRichText, type Localized, type picture } from './fields.ts'
import { type EntryData, findForm, type Kind } from './kinds.ts'
import type { PageSlug, pageAddresses, pageShapes } from './pages.ts'
import type { RichBlock, RichText } from './plain-text.ts'

type Code = SiteLanguage['code']

/** An entry as the site shows it: its data is a draft or what was published, whichever the reader may see. */
export interface ShownEntry {
  id: string
  kind: Kind
  slug: string
  data: EntryData
}

type ShapeOf<Shape extends z.core.$ZodShape> = z.output<z.ZodObject<Shape>>

/** A picture in its largest size; contentPictureAddress() has the others. */
export type ShownPicture = InOneLanguage<NonNullable<z.output<ReturnType<typeof picture>>>>

/** The same shape with one value in the place of three. */
type InOneLanguage<Value> =
  Value extends Localized<infer Inner>
    ? Inner
    : Value extends (infer Item)[]
      ? InOneLanguage<Item>[]
      : Value extends object
        ? { [Key in keyof Value]: InOneLanguage<Exclude<Value[Key], undefined>> }
        : Value

type Shown<Shape extends z.core.$ZodShape> = InOneLanguage<ShapeOf<Shape>>

/** The content in one language, in the shapes that pages show. Entries are in the order of their lists. */
export function localize(entries: ShownEntry[], language: Code) {
  const untranslated: string[] = []
  const brandData = readIn<typeof brandShape>(entries, 'brand', 'brand', language, untranslated)
  const fill = fillerOf(brandData, language)
  const of = <Shape extends z.core.$ZodShape>(kind: Kind) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map(
        ({ id, slug, data }) =>
          // The schema of its kind has read it.
          pick({ ...data, id }, language, fill, [kind, slug], untranslated) as Shown<Shape> & { id: string },
      )
  const page = <Slug extends PageSlug>(slug: Slug) =>
    readIn<(typeof pageShapes)[Slug]>(entries, 'page', slug, language, untranslated, fill)
  const headOf = (slug: PageSlug, { title, description, photo, heading }: Head) => {
    const writtenIn = listTitled(entries, 'page', slug)
    return { title, description, writtenIn, ...(photo && { photo }), heading }
  }

  const { colours, redirectHosts: _, logo, logoDark, icon, sharePicture, ...ofBrand } = brandData
  const brand = {
    ...ofBrand,
    ...(logo && { logo }),
    ...(logoDark && { logoDark }),
    ...(icon && { icon }),
    ...(sharePicture && { sharePicture }),
  }
  const services = of<typeof serviceShape>('service')
  const caseStudies = of<typeof caseStudyShape>('case-study')
  const slugs = new Map([...services, ...caseStudies].map(({ id, slug }) => [id, slug]))
  const [home, about, support] = [page('home'), page('about'), page('support')]
  const [products, contact] = [page('products'), page('contact')]
  const [privacy, terms] = [page('privacy'), page('terms')]
  const others = { services: page('services'), portfolio: page('portfolio'), testimonials: page('testimonials') }
  const startProject = page('start-project')
  const footer = page('footer')

  return {
    brand,
    colours,
    team: of<typeof teamShape>('team').map(withoutId),
    services: services.map(withoutId),
    caseStudies: caseStudies.map(({ id: _, services: ids, facts: [one, two, three], ...study }) => ({
      ...study,
      writtenIn: listTitled(entries, 'case-study', study.slug),
      // What is published has at least one service; one that is hidden since is left out.
      services: ids.flatMap((id) => slugs.get(id) ?? []) as [string, ...string[]],
      facts: [one ?? noFact, two ?? noFact, three ?? noFact] satisfies [unknown, unknown, unknown],
    })),
    testimonials: of<typeof testimonialShape>('testimonial').map(({ id: _, service, caseStudy, ...rest }) => {
      const story = slugs.get(caseStudy ?? '')
      return { ...rest, service: slugs.get(service) ?? '', ...(story !== undefined && { caseStudy: story }) }
    }),
    faqGroups: groupQuestions(support.groups, of<typeof questionShape>('question')),
    // The rules of redirects have checked where they begin and lead.
    redirects: of<typeof redirectShape>('redirect').map(({ from, to }) => ({
      from: from as `/${string}`,
      to: to as `/${string}` | `https://${string}`,
    })),
    pages: {
      '/': headOf('home', { ...home, heading: brand.tagline }),
      '/about': headOf('about', about),
      '/services': headOf('services', others.services),
      '/portfolio': headOf('portfolio', others.portfolio),
      '/products': headOf('products', products),
      '/testimonials': headOf('testimonials', others.testimonials),
      '/contact': headOf('contact', contact),
      '/support': headOf('support', support),
      '/privacy': headOf('privacy', privacy),
      '/terms': headOf('terms', terms),
      '/start-project': headOf('start-project', startProject),
    } satisfies Record<(typeof pageAddresses)[keyof typeof pageAddresses], unknown>,
    homePage: { ...withoutHead(home, 'technologyGroups'), heroLines: breakLines(brand.tagline) },
    technologyGroups: home.technologyGroups,
    aboutPage: withoutHead(about),
    servicesPage: withoutHead(others.services),
    portfolioPage: withoutHead(others.portfolio),
    productsPage: withoutHead(products, 'products'),
    products: products.products,
    testimonialsPage: withoutHead(others.testimonials),
    supportPage: { ...withoutHead(support, 'groups', 'groupsLabel'), groups: support.groupsLabel },
    startProjectPage: withoutHead(startProject),
    ...contactOf(contact, brand),
    privacy: legalOf(privacy),
    terms: legalOf(terms),
    footer: { ...footer, socials: socialsOf(brand.socials) },
    /** Where English stands because nobody has translated it: `team.tahmid-rahman.role`. */
    untranslated,
  }
}

export type SiteContent = ReturnType<typeof localize>

function readIn<Shape extends z.core.$ZodShape>(
  entries: ShownEntry[],
  kind: Kind,
  slug: string,
  language: Code,
  untranslated: string[],
  fill: Fill = (text) => text,
) {
  const data = entries.find((entry) => entry.kind === kind && entry.slug === slug)?.data
  const empty = findForm(kind, slug)?.schema.parse({})
  // The schema of its kind has read it.
  return pick(data ?? empty, language, fill, [kind, slug], untranslated) as Shown<Shape>
}

/** The languages in which a page has a title of its own. */
function listTitled(entries: ShownEntry[], kind: Kind, slug: string) {
  const title = entries.find((entry) => entry.kind === kind && entry.slug === slug)?.data.title
  return languageCodes.filter((code) => isLocalized(title) && !isEmpty(title[code]))
}

type Fill = (text: string) => string

/** Chooses the language of every value in it. */
function pick(value: unknown, language: Code, fill: Fill, path: string[], untranslated: string[]): unknown {
  if (typeof value === 'string') return fill(value)
  if (typeof value !== 'object' || value === null) return value
  if (isRichText(value)) return fillRich(value, fill)
  if (Array.isArray(value))
    return value.map((item, place) => pick(item, language, fill, [...path, String(place)], untranslated))
  if (!isLocalized(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => [name, pick(part, language, fill, [...path, name], untranslated)]),
    )
  const own = value[language]
  if (!isEmpty(own)) return pick(own, language, fill, path, untranslated)
  const other = [value.en, value.bn, value.ar].find((one) => !isEmpty(one))
  if (other !== undefined) untranslated.push(path.join('.'))
  return pick(other ?? value.en, language, fill, path, untranslated)
}

/** What texts may say of the brand: {name} stands for the name of the studio, so that it is written once. */
function fillerOf(brand: Shown<typeof brandShape>, language: Code): Fill {
  const { name, tagline, city, contact, calendar, replyPromise, supportPromise } = brand
  const words = new Map(
    Object.entries({
      ...{ name, city, replyPromise, supportPromise },
      ...{ email: contact.email, phone: contact.phone, address: contact.address },
      ...{ workingDays: calendar.workingDaysInWords, opens: calendar.opens, closes: calendar.closes },
      tagline: tagline.endsWith(siteLanguages[language].fullStop) ? tagline.slice(0, -1) : tagline,
    }),
  )
  return (text) => (text.includes('{') ? text.replaceAll(/\{(\w+)\}/g, (all, word) => words.get(word) ?? all) : text)
}

function fillRich(document: RichText, fill: Fill): RichText {
  const inBlock = (block: RichBlock): RichBlock =>
    block.type === 'paragraph'
      ? {
          ...block,
          content: block.content.map((part) => (part.type === 'text' ? { ...part, text: fill(part.text) } : part)),
        }
      : { ...block, content: block.content.map((item) => ({ ...item, content: item.content.map(inBlock) })) }
  return { ...document, content: document.content.map(inBlock) }
}

function withoutId<Entry extends { id: string }>({ id: _, ...entry }: Entry) {
  return entry
}

interface Head {
  title: string
  heading: string
  description: string
  photo?: ShownPicture
}

function withoutHead<Page extends object, Key extends keyof Page = never>(page: Page, ...keys: Key[]) {
  const left = new Set<PropertyKey>(['title', 'description', 'photo', 'heading', ...keys])
  // Without those keys it is the rest of it.
  return Object.fromEntries(Object.entries(page).filter(([key]) => !left.has(key))) as Omit<
    Page,
    'title' | 'description' | 'photo' | 'heading' | Key
  >
}

const noFact = { value: '', label: '' }

type Support = Shown<(typeof pageShapes)['support']>

/** A question whose group is gone is among the last. */
function groupQuestions(groups: Support['groups'], questions: Shown<typeof questionShape>[]) {
  const known = new Set(groups.map(({ id }) => id))
  const ofGroup = Map.groupBy(questions, ({ group }) => (known.has(group) ? group : groups.at(-1)?.id))
  return groups.map(({ id, name }) => ({
    id,
    name,
    questions: (ofGroup.get(id) ?? []).map(({ slug, question, answer }) => ({ id: slug, question, answer })),
  }))
}

type Contact = Shown<(typeof pageShapes)['contact']>
type ShownBrand = Pick<Shown<typeof brandShape>, 'contact' | 'socials' | 'calendar' | 'city'>

function contactOf(page: Contact, { contact, socials, calendar, city }: ShownBrand) {
  const { channels, clock, hoursHeading: heading, hoursText: text, hours, after, forms } = page
  const leadsTo = {
    email: { value: contact.email, href: `mailto:${contact.email}` },
    whatsapp: { value: contact.whatsapp, href: socials.whatsapp },
    phone: { value: contact.phone, href: `tel:${contact.phone.replaceAll(' ', '')}` },
    form: { value: page.formLink, href: '/start-project' },
  }
  const { timeZone, opens, closes } = calendar
  return {
    contactIntro: page.intro,
    contactPage: { channels: page.channelsHeading, hours: { heading, text, ...clock }, after, forms },
    channels: channels.map((channel) => ({ ...channel, ...leadsTo[channel.kind] })),
    hours: [{ city, timeZone, opens, closes, note: page.ownHours }, ...hours],
    afterYouWrite: page.afterYouWrite,
  }
}

type Legal = Shown<(typeof pageShapes)['privacy']>

function legalOf({ heading, updatedOn, intro, sections }: Legal) {
  return {
    heading,
    updatedOn,
    intro,
    sections: sections.map(({ isSample, table, ...section }) => ({
      ...section,
      ...(isSample && { isSample }),
      ...(table && { table: { ...table, rows: table.rows.map(({ cells }) => cells) } }),
    })),
  }
}

function socialsOf({ whatsapp, facebook, instagram, linkedin }: ShownBrand['socials']) {
  return [
    { label: 'WhatsApp', to: whatsapp },
    { label: 'Facebook', to: facebook },
    { label: 'Instagram', to: instagram },
    { label: 'LinkedIn', to: linkedin },
  ]
}

/** As large letters need it: no line is longer than the longest word, or than eight letters. */
function breakLines(text: string) {
  const words = text.split(' ')
  const most = Math.max(8, ...words.map(({ length }) => length))
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
