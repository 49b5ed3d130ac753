import { type ContactEdit, type NewContact, takenFields } from '@nokshi/contract/contacts.ts'
import { Refusal } from '../platform/refusal.ts'
import type { TakenPoint } from './add-points.ts'
import { businessDomain } from './company-name.ts'
import { findCompanyByDomain } from './company-queries.ts'
import { findOrMakeCompany } from './find-or-make-company.ts'
import type { Journal } from './journal.ts'
import { type Point, readPoint } from './point.ts'
import { guessRegion } from './point-region.ts'
import { requireKnown } from './require-known.ts'

/** What was typed as ways to reach somebody, each once. */
export function readPoints(texts: string[], location: string | null | undefined): Point[] {
  const region = guessRegion({ location })
  const points = texts.map((text, index) => {
    const point = readPoint(text, region)
    if (!point) throw unreadable(text, index)
    return point
  })
  return [...new Map(points.map((point) => [`${point.kind} ${point.norm}`, point])).values()]
}

function unreadable(text: string, index: number) {
  const sentence = `«${text}» is neither an e-mail address nor a phone number.`
  return new Refusal('invalid', 'unreadable-point', sentence, { fields: { [`points.${index}`]: sentence } })
}

/** Names who has it, so that the screen can lead there. */
export function requireNoneTaken(taken: TakenPoint[]) {
  const [first] = taken
  if (!first) return
  const { point, holder } = first
  const isInTrash = holder.deletedAt !== null
  const sentence = isInTrash
    ? `${point.raw} belongs to ${holder.name}, who is in the trash. Restore them instead.`
    : `${point.raw} belongs to ${holder.name} already.`
  const fields = { points: sentence, [isInTrash ? takenFields.inTrash : takenFields.inList]: holder.id }
  throw new Refusal('conflict', 'point-taken', sentence, { fields })
}

/** The company that was chosen or named; else the one whose people have addresses like this. */
export async function chooseCompany(
  journal: Journal,
  { companyId, companyName }: Pick<NewContact | ContactEdit, 'companyId' | 'companyName'>,
  points: Point[],
): Promise<string | null> {
  if (companyId) {
    await requireKnown(journal.tx, { companyId })
    return companyId
  }
  if (companyId === null && companyName === undefined) return null
  const domain = points
    .filter((point) => point.kind === 'email')
    .map((point) => businessDomain(point.norm))[0]
  if (companyName !== undefined) return findOrMakeCompany(journal, { name: companyName, domain })
  return (domain && (await findCompanyByDomain(journal.tx, domain))?.id) || null
}
