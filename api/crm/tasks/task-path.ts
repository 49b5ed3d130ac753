export function taskPath({ dealId, contactId }: { dealId: string | null; contactId: string | null }) {
  if (dealId) return `/crm/deals/${dealId}`
  return contactId ? `/crm/contacts/${contactId}` : '/crm/tasks'
}
