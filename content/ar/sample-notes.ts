import type * as english from '../sample-notes.ts'

export const isDraft = true

export const sampleNotes: typeof english.sampleNotes = {
  team: 'أشخاص للعرض فقط، إلى أن يحل محلهم فريق الاستوديو.',
  caseStudy: 'نموذج للعرض: العميل والقصة والأرقام مختلقة، إلى أن يحل محلها مشروع حقيقي.',
  caseStudyLabel: 'مشروع للعرض',
  testimonial: 'نموذج للعرض، إلى أن تحل محله كلمات عميل حقيقي.',
  contact: 'بيانات تواصل للعرض فقط، ولا تصل إلى أحد بعد.',
  legal: 'صياغة للعرض، إلى أن يراجعها محامٍ.',
}
