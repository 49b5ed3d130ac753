import { projectTypes } from '@nokshi/contract/project-requests.ts'
import type { Content } from './everything.ts'

/** Entries that name entries elsewhere, which are not there. */
export function findBrokenReferences({
  brand,
  portfolio,
  products,
  services,
  testimonials,
}: Content): string[] {
  const slugs = services.services.map(({ slug }) => slug)
  const countries = brand.brand.areaServed.map(({ code }) => String(code))
  const errors: string[] = []

  function expectOne(where: string, value: string, known: readonly string[], listedIn: string) {
    if (!known.includes(value)) errors.push(`content/${where} names ${value}, which is not in ${listedIn}.`)
  }

  for (const { title, services: named, country } of portfolio.caseStudies) {
    for (const slug of named) expectOne(`portfolio.ts: ${title}`, slug, slugs, 'content/services.ts')
    expectOne(`portfolio.ts: ${title}`, country, countries, 'areaServed of content/brand.ts')
  }
  for (const { name, service, country, caseStudy, client } of testimonials.testimonials) {
    expectOne(`testimonials.ts: ${name}`, service, slugs, 'content/services.ts')
    expectOne(`testimonials.ts: ${name}`, country, countries, 'areaServed of content/brand.ts')
    const story = portfolio.caseStudies.find(({ slug }) => slug === caseStudy)
    if (caseStudy && !story)
      errors.push(
        `content/testimonials.ts: ${name} names ${caseStudy}, which is not in content/portfolio.ts.`,
      )
    if (story && story.client !== client)
      errors.push(
        `content/testimonials.ts: ${name} speaks for ${client}, but ${story.slug} in content/portfolio.ts is about ${story.client}.`,
      )
  }
  for (const { name, projectType } of services.services)
    expectOne(
      `services.ts: ${name}`,
      projectType,
      projectTypes,
      'the project types of contract/project-requests.ts',
    )
  for (const { name, projectType } of products.products)
    if (projectType)
      expectOne(
        `products.ts: ${name}`,
        projectType,
        projectTypes,
        'the project types of contract/project-requests.ts',
      )
  return errors
}
