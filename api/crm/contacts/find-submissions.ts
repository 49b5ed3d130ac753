import * as z from 'zod'
import type { Db } from '../../database/connect.ts'
import { readPayload } from '../../intake/payload.ts'
import { listSubmissionsAfter, type SubmissionRow } from '../../intake/queries.ts'
import { contactMethodKey } from '../contact-methods/contact-method.ts'
import { findContactMethods } from '../contact-methods/find-in-text.ts'
import { guessRegion } from '../contact-methods/guess-region.ts'
import { type ContactMethodRow, listContactMethods } from '../contact-methods/queries.ts'
import { listIdsReferring, listUnlinked } from '../history/erase-queries.ts'

/** Bounded by the parameters of one statement. */
const AT_ONCE = 300

/**
 * All submissions of these people: those filed with them, and unfiled ones (mostly spam) that name an address
 * or number of theirs. Reads every unfiled submission, which is acceptable for a rare task.
 */
export async function listSubmissionsOf(tx: Db, people: string[]): Promise<string[]> {
  const contactMethods = await listContactMethods(tx, people)
  const submissions = await listIdsReferring(tx, ['triage', 'contactId'], people)
  for (let last = ''; ; ) {
    const part = await listSubmissionsAfter(tx, last, AT_ONCE)
    const unlinked = new Set(
      await listUnlinked(
        tx,
        part.map(({ id }) => id),
      ),
    )
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
