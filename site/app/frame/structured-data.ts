import { brand } from '@nokshi/content/brand.ts'
import type { FaqGroup } from '@nokshi/content/faq.ts'
import { language } from '@nokshi/content/language.ts'
import type { CaseStudy } from '@nokshi/content/portfolio.ts'
import type { Service } from '@nokshi/content/services.ts'
import { pathIn } from '@nokshi/contract/languages.ts'
import type { MetaDescriptor } from 'react-router'
import logo from '../../made/icons/icon-512.png?url'
import { settingsOf } from './page-meta.ts'

type MetaArgs = Parameters<typeof settingsOf>[0]

export interface Crumb {
  name: string
  path: string
}

export function breadcrumbs(args: MetaArgs, crumbs: Crumb[]): MetaDescriptor {
  const { siteUrl } = settingsOf(args)
  const way = [{ name: brand.name, path: '/' }, ...crumbs]
  return jsonLd('BreadcrumbList', {
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + pathIn(language, path),
    })),
  })
}

export function organization(args: MetaArgs): MetaDescriptor {
  const { siteUrl } = settingsOf(args)
  const { contact, socials } = brand
  const { facebook, instagram, linkedin, github } = socials
  return jsonLd('Organization', {
    '@id': studioId(siteUrl),
    name: brand.name,
    ...(brand.banglaName && { alternateName: brand.banglaName }),
    url: `${siteUrl}/`,
    logo: siteUrl + logo,
    description: brand.sentence,
    areaServed: areaServed(),
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
  const { siteUrl } = settingsOf(args)
  return jsonLd('WebSite', {
    name: brand.name,
    url: `${siteUrl}/`,
    inLanguage: language.code,
    publisher: { '@id': studioId(siteUrl) },
  })
}

export function service(args: MetaArgs, { slug, name, line }: Service): MetaDescriptor {
  const { siteUrl } = settingsOf(args)
  return jsonLd('Service', {
    name,
    description: line,
    serviceType: name,
    url: `${siteUrl}${pathIn(language, '/services')}#${slug}`,
    areaServed: areaServed(),
    provider: { '@type': 'Organization', '@id': studioId(siteUrl), name: brand.name },
  })
}

export function creativeWork(args: MetaArgs, study: CaseStudy): MetaDescriptor {
  const { siteUrl } = settingsOf(args)
  return jsonLd('CreativeWork', {
    name: study.title,
    description: study.line,
    url: siteUrl + pathIn(language, `/portfolio/${study.slug}`),
    dateCreated: String(study.year),
    inLanguage: language.code,
    keywords: study.technologies,
    creator: { '@type': 'Organization', '@id': studioId(siteUrl), name: brand.name },
    ...(study.isSample && { creativeWorkStatus: 'Sample' }),
  })
}

export function faqPage(groups: FaqGroup[]): MetaDescriptor {
  const questions = groups.flatMap((group) => group.questions)
  return jsonLd('FAQPage', {
    inLanguage: 'en',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

function jsonLd(type: string, properties: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...properties } }
}

function studioId(siteUrl: string) {
  return `${siteUrl}/#studio`
}

function areaServed() {
  return brand.areaServed.map(({ name }) => ({ '@type': 'Country', name }))
}
