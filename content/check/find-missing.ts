import type { FaqGroup, Question } from '../faq.ts'
import type { CaseStudy } from '../portfolio.ts'
import type { Product } from '../products.ts'
import type { Service } from '../services.ts'
import type { TeamMember } from '../team.ts'
import type { Testimonial } from '../testimonials.ts'
import { type Content, listTexts, nameOf } from './everything.ts'

/** The build does not look at types: a field that was forgotten would be a hole in a page. */
export function findMissing(content: Content): string[] {
  const { faq, portfolio, products, services, team, testimonials } = content
  const groups = faq.faqGroups
  return [
    ...lacking<TeamMember>('team', team.team, ['name', 'role', 'line', 'description', 'specialties', 'slug']),
    ...lacking<Testimonial>('testimonials', testimonials.testimonials, [
      'name',
      'quote',
      'role',
      'client',
      'country',
      'service',
      'slug',
    ]),
    ...lacking<CaseStudy>('portfolio', portfolio.caseStudies, [
      'slug',
      'client',
      'clientIs',
      'country',
      'year',
      'services',
      'title',
      'line',
      'facts',
      'problem',
      'work',
      'result',
      'technologies',
      'cover',
    ]),
    ...lacking<Service>('services', services.services, [
      'slug',
      'name',
      'shortName',
      'line',
      'forWhom',
      'included',
      'steps',
      'typicalTime',
      'isNot',
      'projectType',
    ]),
    ...lacking<Product>('products', products.products, ['slug', 'name', 'line', 'included', 'price', 'to']),
    ...lacking<FaqGroup>('faq', groups, ['id', 'name', 'questions']),
    ...lacking<Question>(
      'faq',
      groups.flatMap(({ questions }) => questions ?? []),
      ['id', 'question', 'answer'],
    ),
    ...findEmptyTexts(content),
  ]
}

function lacking<Entry extends object>(module: string, entries: Entry[], fields: (keyof Entry & string)[]) {
  return entries.flatMap((entry, place) =>
    fields
      .filter((field) => entry[field] === undefined)
      .map((field) => `content/${module}.ts: ${nameOf(entry) ?? `entry no. ${place + 1}`} has no ${field}.`),
  )
}

function findEmptyTexts(content: Content) {
  return Object.entries(content).flatMap(([module, texts]) =>
    listTexts(texts)
      .filter(({ text }) => text.trim() === '')
      .map(({ way }) => `content/${module}.ts: ${way} is empty.`),
  )
}
