interface SampleNotes {
  team: string
  caseStudy: string
  /** Stands before service and country on a case study's cover. */
  caseStudyLabel: string
  testimonial: string
  contact: string
  legal: string
}

/** Shown beside whatever has `isSample: true`. */
export const sampleNotes: SampleNotes = {
  team: 'Sample people, until the studio’s own team stands here.',
  caseStudy: 'A sample: client, story and figures are invented, until a real project stands here.',
  caseStudyLabel: 'Sample case study',
  testimonial: 'A sample, until a client’s own words stand here.',
  contact: 'Sample contact details: they reach nobody yet.',
  legal: 'Sample wording, until a lawyer has checked it.',
}
