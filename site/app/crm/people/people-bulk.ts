import { crmContacts } from '@nokshi/content/crm/contacts.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import type { Contact } from '@nokshi/contract/contacts.ts'
import { notify, notifyProblem, notifyWithWay } from '../../ui/notify.ts'
import { undoChange } from '../records/crm-api.ts'
import { invalidateAll } from '../records/crm-client.ts'
import { sentenceOf } from '../records/crm-states.tsx'
import { type ContactWish, contacts } from './people-queries.ts'

/** Makes one change to one of them, and answers what undoes it. */
type ChangeOne = (id: string) => Promise<string>

interface Many {
  ids: string[]
  change: ChangeOne
  /** Says what was done to so many. */
  done: (people: string) => string
  onProgress: (count: number) => void
}

/** One after the other, as the server does them anyway; those that fail do not stop the rest. */
export async function changeMany({ ids, change, done, onProgress }: Many) {
  const changeIds: string[] = []
  let fault: unknown
  for (const [place, id] of ids.entries()) {
    try {
      changeIds.push(await change(id))
    } catch (refusal) {
      fault = refusal
    }
    onProgress(place + 1)
  }
  void invalidateAll()
  const failed = ids.length - changeIds.length
  if (failed > 0) notifyProblem(crmContacts.bulk.failed(crmContacts.people(failed)), sentenceOf(fault))
  if (changeIds.length === 0) return
  const undo = { label: crmFrame.undo, onPress: () => void undoMany(changeIds) }
  notifyWithWay(done(crmContacts.people(changeIds.length)), undo)
}

/** The newest first: a later change may stand on an earlier one. */
async function undoMany(changeIds: string[]) {
  let failed = 0
  for (const changeId of changeIds.toReversed())
    await undoChange(changeId).catch(() => {
      failed++
    })
  void invalidateAll()
  if (failed === 0) notify(crmFrame.undone)
  else notifyProblem(crmFrame.notUndone, crmContacts.bulk.notUndone(failed))
}

export async function trashOne(id: string) {
  const { changeId } = await contacts.trash(id)
  return changeId
}

/** A line of the list knows no version, and its tags may be older than the server’s: so each is looked at first. */
export async function editOne(id: string, wishFor: (contact: Contact) => ContactWish) {
  const contact = await contacts.fetch(id)
  const { changeId } = await contacts.save(id, contact.version, wishFor(contact))
  return changeId
}
