import { language } from '@nokshi/content/language.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import { plainText } from '@nokshi/contract/website/plain-text.ts'
import type { Brand, FaqGroup, Service } from '@nokshi/contract/website/site-content.ts'
import type { MetaDescriptor } from 'react-router'
import { settingsOf } from './page-meta.ts'

type MetaArgs = Parameters<typeof settingsOf>[0]

export interface Crumb {
  name: string
  path: string
}

export function breadcrumbs(args: MetaArgs, crumbs: Crumb[]): MetaDescriptor {
  const { siteUrl, studio } = settingsOf(args)
  const way = [{ name: studio.name, path: '/' }, ...crumbs]
  return jsonLd('BreadcrumbList', {
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + pathIn(language, path),
    })),
  })
}

export function organization(args: MetaArgs, brand: Brand): MetaDescriptor {
  const { siteUrl, studio } = settingsOf(args)
  const { contact, socials } = brand
  const { facebook, instagram, linkedin, github } = socials
  return jsonLd('Organization', {
    '@id': studioId(siteUrl),
    name: brand.name,
    ...(brand.banglaName && { alternateName: brand.banglaName }),
    url: `${siteUrl}/`,
    logo: `${siteUrl}${studio.drawings}/icons/icon-512.png`,
    description: brand.sentence,
    areaServed: countries(brand),
    // An example is nobody's address: it must not enter anybody's index.
    ...(!contact.isSample && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: contact.email,
        telephone: contact.phone,
        areaServed: brand.areaServed.map(({ code }) => code),
        availableLanguage: brand.languages.map(({ code }) => code),
      },
    }),
    ...(!socials.isSample && { sameAs: [facebook, instagram, linkedin, github] }),
  })
}

export function website(args: MetaArgs): MetaDescriptor {
  const { siteUrl, studio } = settingsOf(args)
  return jsonLd('WebSite', {
    name: studio.name,
    url: `${siteUrl}/`,
    inLanguage: language.code,
    publisher: { '@id': studioId(siteUrl) },
  })
}

type AreaServed = Pick<Brand, 'areaServed'>

export function service(args: MetaArgs, { slug, name, line }: Service, area: AreaServed): MetaDescriptor {
  const { siteUrl, studio } = settingsOf(args)
  return jsonLd('Service', {
    name,
    description: line,
    serviceType: name,
    url: `${siteUrl}${pathIn(language, '/services')}#${slug}`,
    areaServed: countries(area),
    provider: { '@type': 'Organization', '@id': studioId(siteUrl), name: studio.name },
  })
}

export function faqPage(groups: FaqGroup[]): MetaDescriptor {
  const questions = groups.flatMap((group) => group.questions)
  return jsonLd('FAQPage', {
    inLanguage: language.code,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  })
}

function jsonLd(type: string, properties: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...properties } }
}

function studioId(siteUrl: string) {
  return `${siteUrl}/#studio`
}

function countries({ areaServed }: AreaServed) {
  return areaServed.map(({ name }) => ({ '@type': 'Country', name }))
}
