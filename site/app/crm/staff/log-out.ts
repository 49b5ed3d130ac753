import { crmFrame } from '@nokshi/content/crm/records.ts'
import { Success } from '@nokshi/contract/auth.ts'
import { browserApi } from '../../platform/api.ts'
import { notifyProblem } from '../../ui/notices/notify.ts'
import { sentenceOf } from '../parts/crm-page.tsx'
import { forgetDrafts } from '../records/draft.ts'
import { setLeaving } from '../records/session-over.ts'

/** By a full page load: nothing of what was read stays in memory. */
export async function logOut() {
  setLeaving(true)
  try {
    await browserApi('POST /api/crm/logout', Success)
    forgetDrafts()
    markEditor(false)
    window.location.assign('/crm/login')
  } catch (error) {
    setLeaving(false)
    notifyProblem(crmFrame.notDone, sentenceOf(error))
  }
}
/** Shows «Edit» on the site (server/language-site.ts). Grants no access: the API requires a session. */
export function markEditor(isEditor: boolean) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has cookieStore yet.
  document.cookie = `crm_edit=1; Path=/; SameSite=Lax; Max-Age=${isEditor ? 2_592_000 : 0}${secure}`
}
