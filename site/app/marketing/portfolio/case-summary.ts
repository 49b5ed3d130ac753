import { language } from '@nokshi/content/language.ts'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import type { CaseStudy, SiteContent } from '@nokshi/contract/website/site-content.ts'

type Known = Pick<SiteContent, 'brand' | 'services'>

/** What a list says about a case study. The stories themselves stay on the server until one is opened. */
export function summarize(study: CaseStudy, content: Known) {
  const { slug, title, line, client, clientIs, cover } = study
  return { slug, title, line, client, clientIs, cover, ...mainService(study, content) }
}

export type CaseSummary = ReturnType<typeof summarize>

export type MainService = ReturnType<typeof mainService>

/** The line above the title, "Sample case study. Web applications, Bangladesh", and the stitch. */
export function mainService({ isSample, services: [main], country }: CaseStudy, { brand, services }: Known) {
  const service = services.find(({ slug }) => slug === main)
  const place = brand.areaServed.find(({ code }) => code === country)
  const label = isSample ? `${sampleNotes.caseStudyLabel}${language.fullStop} ` : ''
  const known = [service?.name, place?.name].filter((name) => name !== undefined)
  return {
    label: label + known.join(`${language.comma} `),
    stitch: service?.stitch,
    projectType: service?.projectType ?? 'other',
  }
}
