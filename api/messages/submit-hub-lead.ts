import { NewLead } from '@nokshi/contract/leads.ts'
import type { Arrival } from '../intake/arrival.ts'
import { ORIGIN_FIELD } from '../intake/origin.ts'
import { submitLead } from '../leads/submit-lead.ts'
import type { PresentableProfile } from '../linkhub/queries.ts'
import type { Deps } from '../platform/deps.ts'

/** Who ticked that they need a website becomes a lead. The message stays with the page's owner. */
export async function submitHubLead(
  deps: Deps,
  { username }: PresentableProfile,
  { name, email, phone }: { name: string; email: string | null; phone: string | null },
  arrival: Arrival,
) {
  const sent = {
    ...{ name: nameOfLead(name), contact: contactOf(email, phone), type: 'web development' },
    [ORIGIN_FIELD]: `${new URLSearchParams({ page: `/hub/${username}`, s: `hub:${username}` })}`,
  }
  await submitLead(deps, NewLead.parse(sent), { ...arrival, sent, idempotencyKey: undefined })
}

/** The form of leads wants ten characters. */
const CONTACT_MIN = 10

function contactOf(email: string | null, phone: string | null) {
  if (email !== null && email.length >= CONTACT_MIN) return email
  if (phone === null) return `Email: ${email}`
  const dialled = `+${phone}`
  // Some countries have shorter numbers.
  return dialled.length < CONTACT_MIN ? `Phone: ${dialled}` : dialled
}

/** The form of leads wants two characters. */
function nameOfLead(name: string) {
  return [...name].length < 2 ? `${name}.` : name
}
