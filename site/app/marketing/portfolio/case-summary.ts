import { brand } from '@nokshi/content/brand.ts'
import { language } from '@nokshi/content/language.ts'
import type { CaseStudy } from '@nokshi/content/portfolio.ts'
import { sampleNotes } from '@nokshi/content/sample-notes.ts'
import { services } from '@nokshi/content/services.ts'
import { describeCover } from './cover-picture.tsx'

/** What a list says about a case study. The stories themselves stay on the server until one is opened. */
export function summarize(study: CaseStudy) {
  const { slug, title, line, client, clientIs, cover } = study
  return {
    slug,
    title,
    line,
    client,
    clientIs,
    coverShows: describeCover(cover),
    ...mainService(study),
  }
}

export type CaseSummary = ReturnType<typeof summarize>

export type MainService = ReturnType<typeof mainService>

/**
 * The line above the title, "Sample case study. Web applications, Bangladesh", and the stitch of the cover.
 */
export function mainService({ isSample, services: [main], country }: CaseStudy) {
  const service = services.find(({ slug }) => slug === main)
  const place = brand.areaServed.find(({ code }) => code === country)
  if (!service || !place)
    throw new Error(`A case study names ${main} in ${country}, which content does not know`)
  const label = isSample ? `${sampleNotes.caseStudyLabel}${language.fullStop} ` : ''
  return {
    label: `${label}${service.name}${language.comma} ${place.name}`,
    stitch: service.stitch,
    projectType: service.projectType,
  }
}
