import { crmFrame } from '@nokshi/content/crm.ts'
import { notify, notifyProblem } from '../ui/notify.ts'

/** Into the clipboard, which browsers refuse outside https. The text stands on the page in any case. */
export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
    notify(done)
  } catch {
    notifyProblem(crmFrame.notCopied)
  }
}
