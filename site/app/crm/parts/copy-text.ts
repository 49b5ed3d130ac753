import { crmFrame } from '@nokshi/content/crm/records.ts'
import { copyToClipboard } from '../../ui/browser/clipboard.ts'
import { notify, notifyProblem } from '../../ui/notices/notify.ts'

export async function copyText(text: string, done: string) {
  if (await copyToClipboard(text)) notify(done)
  else notifyProblem(crmFrame.notCopied)
}
