import * as z from 'zod'
import { type Db, transact } from '../../database/connect.ts'
import { eraseSubmissions } from '../../intake/erase-submission.ts'
import { readPayload } from '../../intake/payload.ts'
import { listSubmissionsAfter, type SubmissionRow } from '../../intake/queries.ts'
import { CLIENT_MAIL, MAIL } from '../../outbox/mail.ts'
import { deleteRowsNaming } from '../../outbox/outbox.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { contactMethodKey } from '../contact-methods/contact-method.ts'
import { findContactMethods } from '../contact-methods/find-in-text.ts'
import { guessRegion } from '../contact-methods/guess-region.ts'
import { type ContactMethodRow, listContactMethods } from '../contact-methods/queries.ts'
import { listOnlyInLog, scrubChanges } from '../history/erase-changes.ts'
import {
  eraseNotes,
  eraseRows,
  listDealsMadeOf,
  listIdsReferring,
  listUnlinked,
  listWithMerged,
} from '../history/erase-rows.ts'
import { idsOf } from '../records/ids.ts'
import { deleteRows, findRow, listRows, updateRow } from '../records/journal-queries.ts'
import { noSuch } from '../records/require-known.ts'
import { refreshWords } from '../search/words.ts'
import { WEBHOOK } from '../webhooks/announce.ts'

/**
 * Erases a contact for good, with those merged into it, addresses, timeline, submissions (also spam), pending
 * mails and webhook calls, and its entries in the log. Deals stay, without the person.
 */
export function erasePerson(deps: Pick<Deps, 'db' | 'now'>, actorId: string, id: string) {
  return transact(deps.db, async (tx) => {
    const contact = await findRow(tx, 'contact', id)
    if (!contact) throw noSuch('contact')
    const people = await listWithMerged(tx, [id])
    const submissions = await listSubmissionsOf(tx, people)
    const contactMethods = await listContactMethods(tx, people)

    const told = await listIdsReferring(tx, ['activity', 'submissionId'], submissions)
    await eraseNotes(tx, 'activity', told)
    const suggestions = [
      ...(await listIdsReferring(tx, ['suggestion', 'submissionId'], submissions)),
      ...(await listIdsReferring(
        tx,
        ['suggestion', 'value'],
        [...people, ...contactMethods.map((contactMethod) => contactMethod.norm)],
      )),
    ]
    await deleteRows(tx, 'suggestion', suggestions)
    const deals = await scrubDeals(tx, people, submissions)
    // What was made of a submission and undone because of spam is only in the log.
    const undone = await listOnlyInLog(tx, new Set(submissions))
    await eraseSubmissions(tx, submissions)
    const erased = await eraseRows(tx, 'contact', people)
    const gone = new Set([...erased, ...told, ...submissions, ...suggestions, ...undone])
    const named = new Set([...gone, ...deals])
    await deleteRowsNaming(tx, WEBHOOK, named)
    // Each line of a digest or reminder links to a record.
    await deleteRowsNaming(tx, MAIL, named)
    await deleteRowsNaming(tx, CLIENT_MAIL, named)
    await scrubChanges(tx, named)

    const summary = 'Erased somebody for good'
    await noteChange(tx, deps.now(), { kind: 'erased', summary, actorId })
    return { id, name: 'Erased' }
  })
}

/** Removes name and texts of an erased person from deals, also from those of another contact now. */
async function scrubDeals(tx: Db, people: string[], submissions: string[]): Promise<string[]> {
  const names = (await listRows(tx, 'contact', people)).map((contact) => contact.name)
  const dealIds = new Set([
    ...(await listIdsReferring(tx, ['deal', 'contactId'], people)),
    ...(await listDealsMadeOf(tx, submissions)),
  ])
  const deals = await listRows(tx, 'deal', [...dealIds])
  for (const deal of deals) {
    const title = names.reduce((text, name) => text.replaceAll(name, 'somebody'), deal.title)
    const description = deal.source === null ? deal.description : null
    await updateRow(tx, 'deal', { id: deal.id }, { title, description })
  }
  const ids = deals.map((deal) => deal.id)
  await refreshWords(tx, 'deal', ids)
  return ids
}

/** Bounded by the parameters of one statement. */
const AT_ONCE = 300

/**
 * All submissions of these people: those filed with them, and unfiled ones (mostly spam) that name an address
 * or number of theirs. Reads every unfiled submission, which is acceptable for a rare task.
 */
async function listSubmissionsOf(tx: Db, people: string[]): Promise<string[]> {
  const contactMethods = await listContactMethods(tx, people)
  const submissions = await listIdsReferring(tx, ['triage', 'contactId'], people)
  for (let last = ''; ; ) {
    const part = await listSubmissionsAfter(tx, last, AT_ONCE)
    const unlinked = new Set(await listUnlinked(tx, idsOf(part)))
    submissions.push(
      ...part
        .filter((submission) => unlinked.has(submission.id) && names(submission, contactMethods))
        .map(({ id }) => id),
    )
    const end = part.at(-1)
    if (!end || part.length < AT_ONCE) return submissions
    last = end.id
  }
}

const Fields = z.record(z.string(), z.unknown()).catch({})

/** The longest contact field of any form. */
const EMAIL_OR_PHONE_MAX = 254

/** By the parsed fields, else by the text if the payload cannot be parsed. */
function names(submission: SubmissionRow, contactMethods: ContactMethodRow[]) {
  const fields = Fields.parse(readPayload(submission))
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  const region = guessRegion({ location: typeof fields.location === 'string' ? fields.location : undefined })
  const sent = new Set(
    texts
      .filter((text) => text.length <= EMAIL_OR_PHONE_MAX)
      .map((text) => findContactMethods(text, region))
      .flatMap(({ email, phone }) => [email, phone])
      .flatMap((contactMethod) => (contactMethod ? [contactMethodKey(contactMethod)] : [])),
  )
  const bare = submission.payload.toLowerCase()
  return contactMethods.some(
    (contactMethod) =>
      sent.has(contactMethodKey(contactMethod)) ||
      [contactMethod.norm, contactMethod.raw].some((word) => bare.includes(word.toLowerCase())),
  )
}
