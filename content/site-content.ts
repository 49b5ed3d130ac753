import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { SiteContent } from '@nokshi/contract/website/site-content.ts'
import * as arabicBrand from './ar/brand.ts'
import * as arabicContact from './ar/contact.ts'
import * as arabicFaq from './ar/faq.ts'
import * as arabicLegal from './ar/legal.ts'
import * as arabicPages from './ar/pages.ts'
import * as arabicPortfolio from './ar/portfolio.ts'
import * as arabicProducts from './ar/products.ts'
import * as arabicServices from './ar/services.ts'
import * as arabicTeam from './ar/team.ts'
import * as arabicTechnologies from './ar/technologies.ts'
import * as arabicTestimonials from './ar/testimonials.ts'
import * as banglaBrand from './bn/brand.ts'
import * as banglaContact from './bn/contact.ts'
import * as banglaFaq from './bn/faq.ts'
import * as banglaLegal from './bn/legal.ts'
import * as banglaPages from './bn/pages.ts'
import * as banglaPortfolio from './bn/portfolio.ts'
import * as banglaProducts from './bn/products.ts'
import * as banglaServices from './bn/services.ts'
import * as banglaTeam from './bn/team.ts'
import * as banglaTechnologies from './bn/technologies.ts'
import * as banglaTestimonials from './bn/testimonials.ts'
import * as brand from './brand.ts'
import * as contact from './contact.ts'
import * as faq from './faq.ts'
import * as legal from './legal.ts'
import * as pages from './pages.ts'
import * as portfolio from './portfolio.ts'
import * as products from './products.ts'
import { redirects } from './redirects.ts'
import * as services from './services.ts'
import * as team from './team.ts'
import * as technologies from './technologies.ts'
import * as testimonials from './testimonials.ts'

/** The samples that the project is shipped with. */
export const siteContentIn: Record<SiteLanguage['code'], SiteContent> = {
  en: {
    ...{ ...brand, ...contact, ...faq, ...legal, ...pages, ...portfolio, ...products },
    ...{ ...services, ...team, ...technologies, ...testimonials, redirects },
  },
  bn: {
    ...{ ...banglaBrand, ...banglaContact, ...banglaFaq, ...banglaLegal, ...banglaPages },
    ...{ ...banglaPortfolio, ...banglaProducts, ...banglaServices, ...banglaTeam },
    ...{ ...banglaTechnologies, ...banglaTestimonials, redirects },
  },
  ar: {
    ...{ ...arabicBrand, ...arabicContact, ...arabicFaq, ...arabicLegal, ...arabicPages },
    ...{ ...arabicPortfolio, ...arabicProducts, ...arabicServices, ...arabicTeam },
    ...{ ...arabicTechnologies, ...arabicTestimonials, redirects },
  },
}
