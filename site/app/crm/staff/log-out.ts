import { crmFrame } from '@nokshi/content/crm/records.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { browserApi } from '../../platform/api.ts'
import { notifyProblem } from '../../ui/notices/notify.ts'
import { sentenceOf } from '../parts/crm-states.tsx'
import { forgetDrafts } from '../records/draft.ts'
import { forgetRecent } from '../records/recent-records.ts'
import { setLeaving } from '../records/session-over.ts'
import { markEditor } from './mark-editor.ts'

/** By a full page load: nothing of what was read stays in memory. */
export async function logOut() {
  setLeaving(true)
  try {
    await browserApi('POST /api/crm/logout', Success)
    forgetRecent()
    forgetDrafts()
    markEditor(false)
    window.location.assign('/crm/login')
  } catch (error) {
    setLeaving(false)
    notifyProblem(crmFrame.notDone, sentenceOf(error))
  }
}
