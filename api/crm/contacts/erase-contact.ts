import type { Db } from '../../database/connect.ts'
import { transact } from '../../database/transact.ts'
import { eraseSubmissions } from '../../intake/erase-submission.ts'
import { MAIL } from '../../outbox/mail.ts'
import { deleteRowsNaming } from '../../outbox/outbox.ts'
import { noteChange } from '../../platform/change-log.ts'
import type { Deps } from '../../platform/deps.ts'
import { listContactMethods } from '../contact-methods/queries.ts'
import { listOnlyInLog, scrubChanges } from '../history/erase-changes.ts'
import { listDealsMadeOf, listIdsReferring, listWithMerged } from '../history/erase-queries.ts'
import { eraseNotes, eraseRows } from '../history/erase-rows.ts'
import { deleteRows, findRow, listRows, updateRow } from '../records/journal-queries.ts'
import { noSuch } from '../records/merged-records.ts'
import { refreshWords } from '../search/words.ts'
import { WEBHOOK } from '../webhooks/announce.ts'
import { listSubmissionsOf } from './find-submissions.ts'

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
