interface TaskAbout {
  dealId: string | null
  contactId: string | null
}

/** The page of the CRM that shows the task. */
export function taskPath({ dealId, contactId }: TaskAbout) {
  if (dealId) return `/crm/deals/${dealId}`
  return contactId ? `/crm/contacts/${contactId}` : '/crm/tasks'
}
