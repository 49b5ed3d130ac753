/** What a timeline or a task is about. */
export type RecordAbout = { contactId: string } | { companyId: string } | { dealId: string }

export function questionOf(about: RecordAbout) {
  if ('dealId' in about) return { deal: about.dealId }
  return 'contactId' in about ? { contact: about.contactId } : { company: about.companyId }
}
