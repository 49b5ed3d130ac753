import type { NewContact } from '@nokshi/contract/crm/contacts.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { addPoints } from '../identity/add-points.ts'
import { nameKey } from '../identity/folded-words.ts'
import { countryOfPoint, type Point } from '../identity/point.ts'
import { type Journal, makeChange } from '../records/journal.ts'
import { requireKnown } from '../records/require-known.ts'
import { refreshWords } from '../search/words.ts'
import { logActivity } from '../timeline/log-activity.ts'
import { chooseCompany, readPoints, requireNoneTaken } from './contact-fields.ts'
import { guessLanguage } from './guess-language.ts'
import { addTags } from './tag-contact.ts'

export function createContact(deps: Pick<Deps, 'db' | 'now'>, actorId: string, wish: NewContact) {
  return makeChange(deps, async (journal) => {
    const { id, companyId } = await addContact(journal, actorId, wish)
    const about = { kind: 'created', summary: `Added ${wish.name}`, actorId, contactId: id, companyId }
    return { result: id, about }
  })
}

/** The same within a change that is under way. */
export async function addContact(journal: Journal, actorId: string, wish: NewContact) {
  const { tx, now } = journal
  const id = newId(now)
  await requireKnown(tx, { ownerId: wish.ownerId })
  const points = readPoints(wish.points ?? [], wish.location)
  const companyId = await chooseCompany(journal, wish, points)
  await journal.insert('contact', {
    ...newContact(now, id, wish, points),
    companyId,
    ownerId: wish.ownerId ?? null,
  })
  requireNoneTaken(await addPoints(journal, id, points))
  await addTags(journal, id, wish.tags ?? [])
  await logActivity(journal, { kind: 'created', actorId, contactId: id })
  if (wish.note) await logActivity(journal, { kind: 'note', actorId, contactId: id, body: wish.note })
  await refreshWords(tx, 'contact', [id])
  return { id, companyId }
}

/** How somebody comes in who is added by hand; whoever comes in otherwise says from where. */
export function newContact(
  now: number,
  id: string,
  wish: Pick<NewContact, 'name' | 'title' | 'location' | 'language' | 'isSilent'>,
  points: Point[],
) {
  return {
    id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    name: wish.name,
    nameKey: nameKey(wish.name),
    title: wish.title ?? null,
    companyId: null,
    location: wish.location ?? null,
    country: points.map(countryOfPoint).find((country) => country !== null) ?? null,
    language: wish.language ?? guessLanguage('', wish.name),
    source: 'by hand',
    ownerId: null,
    firstSeenAt: now,
    lastActivityAt: now,
    isSilent: wish.isSilent ? 1 : 0,
    mergedIntoId: null,
    aliases: '[]',
  }
}
