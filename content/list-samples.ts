import { brand } from './brand.ts'
import { privacy, terms } from './legal.ts'
import { caseStudies } from './portfolio.ts'
import { team } from './team.ts'
import { testimonials } from './testimonials.ts'

export interface Sample {
  /** The file in content/ that holds it. */
  module: string
  what: string
}

/** Everything that is still marked as invented. Whoever reports samples reads them here. */
export function listSamples(): Sample[] {
  const sections = [...privacy.sections, ...terms.sections]
  return [
    ...marked('brand.ts', [
      { ...brand.contact, what: 'contact details' },
      { ...brand.socials, what: 'social pages' },
    ]),
    ...marked('team.ts', named(team, 'name')),
    ...marked('portfolio.ts', named(caseStudies, 'client')),
    ...marked('testimonials.ts', named(testimonials, 'name')),
    ...marked('legal.ts', named(sections, 'heading')),
  ]
}

function named<Key extends string, Entry extends Record<Key, string> & { isSample?: boolean }>(
  entries: Entry[],
  key: Key,
) {
  return entries.map((entry) => ({ isSample: entry.isSample, what: entry[key] }))
}

function marked(module: string, entries: { isSample?: boolean | undefined; what: string }[]): Sample[] {
  return entries.filter(({ isSample }) => isSample).map(({ what }) => ({ module, what }))
}
