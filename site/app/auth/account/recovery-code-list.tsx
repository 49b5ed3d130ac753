import { accountPages } from '@nokshi/content/account.ts'
import { copyToClipboard } from '../../ui/browser/clipboard.ts'
import { Button } from '../../ui/button.tsx'
import { notify, notifyProblem } from '../../ui/notices/notify.ts'

const labels = accountPages.account.safety.codes

export function RecoveryCodeList({ codes }: { codes: string[] }) {
  async function copy() {
    if (await copyToClipboard(`${codes.join('\n')}\n`)) notify(labels.copied)
    else notifyProblem(labels.notCopied)
  }
  return (
    <>
      <h3 className="strong">{labels.heading}</h3>
      <p className="soft">{labels.text}</p>
      <ul className="account-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="second" size="small" onClick={() => void copy()}>
        {labels.copy}
      </Button>
    </>
  )
}
