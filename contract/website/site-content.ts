import type { stitches } from './collections.ts'
import type { ShownPicture, SiteContent } from './localize.ts'

/**
 * What the studio says on its public pages, in one language. Pages, mails and pictures read it when they are
 * made, and no build contains it. Labels of fields, buttons and messages belong to the product (content/).
 */
export type { SiteContent } from './localize.ts'
export type Brand = SiteContent['brand']
export type BrandColours = SiteContent['colours']
export type ThemeColours = BrandColours['light']
export type TeamMember = SiteContent['team'][number]
export type Service = SiteContent['services'][number]
export type CaseStudy = SiteContent['caseStudies'][number]
export type Cover = CaseStudy['cover']
export type Testimonial = SiteContent['testimonials'][number]
export type FaqGroup = SiteContent['faqGroups'][number]
export type Product = SiteContent['products'][number]
export type TechnologyGroup = SiteContent['technologyGroups'][number]
export type Redirect = SiteContent['redirects'][number]
export type StudioPath = keyof SiteContent['pages']
export type Page = SiteContent['pages'][StudioPath]
export type HomePage = SiteContent['homePage']
export type Figure = HomePage['figures'][number]
export type AboutPage = SiteContent['aboutPage']
export type ServicesPage = SiteContent['servicesPage']
export type PortfolioPage = SiteContent['portfolioPage']
export type ProductsPage = SiteContent['productsPage']
export type SupportPage = SiteContent['supportPage']
export type ContactPage = SiteContent['contactPage']
export type ContactChannel = SiteContent['channels'][number]
export type LocalHours = SiteContent['hours'][number]
export type LegalPage = SiteContent['privacy']
export type LegalSection = LegalPage['sections'][number]
export type Footer = SiteContent['footer']
export type PageLink = Footer['socials'][number]
export type Stitch = (typeof stitches)[number]
export type Photo = Omit<ShownPicture, 'focus'>
export type Logo = Pick<ShownPicture, 'src' | 'width' | 'height'>
