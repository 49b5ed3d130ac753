/**
 * What the studio says on its public pages, in one language. It is data: pages, mails and pictures take it when they are made,
 * and no build contains it. Names of fields, buttons and messages are labels, which belong to the product (content/).
 */
export interface SiteContent {
  brand: Brand
  colours: BrandColours
  team: TeamMember[]
  services: Service[]
  caseStudies: CaseStudy[]
  testimonials: Testimonial[]
  faqGroups: FaqGroup[]
  products: Product[]
  technologyGroups: TechnologyGroup[]
  redirects: Redirect[]
  pages: Record<StudioPath, Page>
  homePage: HomePage
  aboutPage: AboutPage
  servicesPage: ServicesPage
  portfolioPage: PortfolioPage
  productsPage: ProductsPage
  /** Small drawings of what each product becomes, beside its card. Nobody in them is real. */
  previews: ProductPreviews
  testimonialsPage: TestimonialsPage
  contactIntro: string
  contactPage: ContactPage
  channels: ContactChannel[]
  /** The first are the studio's own. */
  hours: LocalHours[]
  afterYouWrite: AfterYouWrite[]
  supportPage: SupportPage
  startProjectPage: StartProjectPage
  privacy: LegalPage
  terms: LegalPage
  footer: Footer
}

/** Who the studio is. */
export interface Brand {
  name: string
  /** Under an icon on a phone. Without it: the first word of the name. */
  shortName?: string
  /** The name in Bangla, for the wordmark and the footer. Without it the footer shows the short name. */
  banglaName?: string
  /** An SVG or PNG picture. Without it a mark is drawn from the name. */
  logo?: Logo
  /** The logo for dark screens. Without it the logo lies on a light ground there. */
  logoDark?: Logo
  /** A square picture for browser tabs and home screens. Without it the logo is used. */
  icon?: Logo
  tagline: string
  /** What the studio does, in one sentence: the first thing a visitor and a search engine read. */
  sentence: string
  /** What a visitor may expect after writing. Days are the studio's, see `calendar`. */
  replyPromise: string
  /** What the home page's «24/7» means, wherever hours are named. */
  supportPromise: string
  calendar: StudioCalendar
  contact: {
    /** True while the details below are examples that reach nobody. */
    isSample: boolean
    email: string
    phone: string
    whatsapp: string
    address: string
  }
  city: string
  socials: {
    /** True while the addresses below are examples. */
    isSample: boolean
    whatsapp: string
    facebook: string
    instagram: string
    linkedin: string
    github: string
  }
  areaServed: Country[]
  languages: Language[]
}

export interface Logo {
  src: string
  width: number
  height: number
}

/** When the studio works. "One working day" is counted by this, not by the visitor's own week. */
export interface StudioCalendar {
  timeZone: string
  /** 0 is Sunday, as in `Date.getDay()`. */
  workingDays: number[]
  workingDaysInWords: string
  opens: string
  closes: string
}

export type CountryCode = 'BD' | 'AE' | 'SA'

export interface Country {
  code: CountryCode
  name: string
  /** As running text says it: "the UAE". */
  inText: string
}

export interface Language {
  code: 'bn' | 'en' | 'ar'
  name: string
  /** The language's name in itself, for a page that carries `lang` and `dir`. */
  ownName: string
  direction: 'ltr' | 'rtl'
}

/** The colours of one theme, written like #B3261E. */
export interface ThemeColours {
  /** The page. */
  paper: string
  /** Cards and fields, which lie on the page. */
  cloth: string
  /** What is pointed at or chosen. */
  fold: string
  /** The borders of fields. */
  edge: string
  /** Text, and text that matters less. */
  ink: string
  soft: string
  /** What stands out; also errors. */
  accent: string
  /** What went well. */
  success: string
  /** Links, charts and what is switched on. */
  link: string
  /** Large coloured grounds, like the footer. The paper of the light theme is the text on them. */
  panel: string
  /** Rows of stitches on the page and on a panel: decoration, never text. */
  stitch: string
  panelStitch: string
}

export interface BrandColours {
  /** The same in both themes. */
  button: string
  buttonText: string
  light: ThemeColours
  dark: ThemeColours
}

/** A photograph of the studio's. Without one a drawing stands in its place. */
export interface Photo {
  src: string
  width: number
  height: number
  /** What it shows, for people who cannot see it. */
  alt: string
}

/** The people. The home page shows the first three, the about page all of them. */
export interface TeamMember {
  /** True while this person is invented. */
  isSample: boolean
  name: string
  role: string
  /** The large line on the back of the card. */
  line: string
  description: string
  specialties: string[]
  /** Names the drawing art/drawings/portraits/<slug>.svg. */
  slug: string
  photo?: Photo
}

/** Those that are drawn in art/drawings. */
export type Stitch = 'running' | 'chain' | 'cross' | 'darning' | 'feather' | 'herringbone' | 'arrow'

/** A choice of the start-project form. */
export type ProjectType =
  | 'full-stack-development'
  | 'ecommerce'
  | 'web-app'
  | 'ui-ux'
  | 'video-production'
  | 'digital-marketing'
  | 'other'

export interface ServiceStep {
  name: string
  /** What the client does in this step. */
  youDo: string
  /** What the client holds in hand at its end. */
  youGet: string
}

/** The services, in the order the site lists them. */
export interface Service {
  /** For links to it, and for case studies and testimonials that name it. */
  slug: string
  name: string
  /** For the footer and other narrow places. */
  shortName: string
  /** The service's sign wherever it appears. Without one it has the running stitch. */
  stitch?: Stitch
  stitchName?: string
  line: string
  forWhom: string
  included: string[]
  steps: ServiceStep[]
  typicalTime: string
  isNot: string
  /** What the start-project form has chosen already when a visitor comes from this service. */
  projectType: ProjectType
}

/** One project, told as: what was wrong, what we did, what came of it. */
export interface CaseStudy {
  /** True while client, figures and story are invented. */
  isSample: boolean
  slug: string
  client: string
  /** Who the client is, for readers who have never heard of them. */
  clientIs: string
  country: CountryCode
  year: number
  /** Slugs of services. The first one is the main one: its stitch hems the cover. */
  services: [string, ...string[]]
  title: string
  line: string
  facts: [Fact, Fact, Fact]
  problem: string
  work: WorkStep[]
  result: string
  technologies: string[]
  cover: Cover
}

export interface Fact {
  value: string
  label: string
}

export interface WorkStep {
  heading: string
  text: string
}

/** A drawing, a photograph instead of one, or both: then the photograph is shown. */
export type Cover = DrawnCover | PhotographedCover

export interface PhotographedCover {
  photo: Photo
}

/** The file is art/drawings/covers/<slug of the case study>.svg, or the one for any case. */
export interface DrawnCover extends Partial<PhotographedCover> {
  /** A token of the palette, always in its light value: covers keep their colours in both themes. */
  ground: 'press' | 'quilt' | 'needle' | 'done' | 'fold'
  /** What the drawing shows: its text alternative. */
  description: string
}

/** What a client says about one piece of work. */
export interface Testimonial {
  /** True while person and quote are invented. */
  isSample: boolean
  slug: string
  quote: string
  name: string
  role: string
  client: string
  country: CountryCode
  /** The slug of a service. */
  service: string
  /** The slug of the story behind the quote, where the portfolio tells it. */
  caseStudy?: string
  photo?: Photo
}

/** What people ask before they write to us, in the order they ask it. */
export interface FaqGroup {
  /** For links to a group: /support#money. */
  id: string
  name: string
  questions: Question[]
}

export interface Question {
  /** For links to one answer: /support#what-does-24-7-cover. */
  id: string
  question: string
  answer: string
}

/** A card of the products page. */
export interface Product {
  slug: string
  name: string
  tag?: string
  line: string
  included: string[]
  price: { headline: string; explanation: string }
  /** Where its Get Started button goes. */
  to: '/create-linkhub' | '/start-project'
  /** What the start-project form has chosen already when a visitor comes from this card. */
  projectType?: ProjectType
}

/** What the studio works with, as the home page lists it. */
export interface TechnologyGroup {
  name: string
  technologies: {
    name: string
    /** What we use it for, in four words. */
    use: string
  }[]
}

/** An address of the site that was here before, and the page that took its place. */
export interface Redirect {
  /** The path alone: `/about-us.html`. Large and small letters are the same, and so is a slash at its end. */
  from: `/${string}`
  /** A page of this site, perhaps with a `#part`, or another site: `https://shop.example.com/`. */
  to: `/${string}` | `https://${string}`
}

export type StudioPath =
  | '/'
  | '/about'
  | '/services'
  | '/portfolio'
  | '/products'
  | '/testimonials'
  | '/contact'
  | '/support'
  | '/privacy'
  | '/terms'
  | '/start-project'

/** What search engines, browser tabs and link previews say about a page, and its heading. */
export interface Page {
  title: string
  description: string
  heading: string
  /** For link previews of this page. */
  photo?: Photo
}

export interface PageLink {
  label: string
  to: string
}

export interface HomePage {
  /** The heading as it breaks on a wide screen. */
  heroLines: string[]
  heroText: string
  heroActions: { first: PageLink; second: PageLink }
  figures: Figure[]
  services: { heading: string; text: string }
  technologies: { heading: string; text: string }
  team: { heading: string; action: PageLink }
}

export interface Figure {
  value: string
  label: string
  caption: string
  /** The countable picture that shows it. */
  picture: 'stitches' | 'boats' | 'wheel'
}

export interface AboutPage {
  intro: string
  callToAction: { heading: string; action: PageLink }
  /** Beside the lead form. */
  form: { heading: string; text: string; cardTitle: string }
}

export interface ServicesPage {
  intro: string
  /** Names the list of services for people who cannot see it. */
  index: string
  /** Headings inside each service. */
  labels: Record<
    'forWhom' | 'included' | 'steps' | 'youDo' | 'youGet' | 'typicalTime' | 'isNot' | 'action',
    string
  >
}

export interface PortfolioPage {
  intro: string
  /** Headings inside each case study. */
  labels: Record<'problem' | 'work' | 'result' | 'technologies' | 'previous' | 'next' | 'back', string>
  callToAction: { heading: string; text: string; action: string }
}

export interface ProductsPage {
  intro: string
  action: string
  /** On the card of Creator LinkHub. */
  login: PageLink & { question: string }
}

export interface ProductPreviews {
  hub: Record<'description' | 'name' | 'username' | 'bio' | 'badge', string> & { links: string[] }
  basket: { description: string; title: string; rows: { label: string; value: string }[]; action: string }
  portfolio: Record<'description' | 'name' | 'line' | 'action', string>
}

export interface TestimonialsPage {
  intro: string
  /** Goes before the client's name. */
  story: string
}

export interface SupportPage {
  intro: string
  action: PageLink
  groups: string
  search: Record<'label' | 'placeholder' | 'foundOne' | 'foundMany' | 'foundNone', string>
}

export interface StartProjectPage {
  intro: string
  back: PageLink
  descriptionHint: string
}

export interface ContactPage {
  channels: string
  hours: {
    heading: string
    text: string
    /** Before the time it is in that city. */
    now: string
    /** Before the same hours as the visitor's own clock shows them. */
    onYourClock: string
    until: string
  }
  after: string
  forms: { heading: string; text: string; project: PageLink; contact: PageLink }
}

export interface AfterYouWrite {
  heading: string
  text: string
}

export interface Footer {
  heading: string
  columns: FooterColumn[]
  socials: PageLink[]
}

export interface FooterColumn {
  heading: string
  links: PageLink[]
}

export interface ContactChannel {
  kind: 'email' | 'phone' | 'whatsapp' | 'form'
  name: string
  /** What the link says. */
  value: string
  href: string
  goodFor: string
}

/** The studio's working hours, as a clock in the client's city shows them. */
export interface LocalHours {
  city: string
  timeZone: string
  opens: string
  closes: string
  note: string
}

export interface LegalPage {
  heading: string
  /** ISO date. */
  updatedOn: string
  intro: string
  sections: LegalSection[]
}

export interface LegalSection {
  id: string
  heading: string
  /** True where the wording is a placeholder that the owner must settle. */
  isSample?: boolean
  blocks: LegalBlock[]
}

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }
