import { accountPages } from '@nokshi/content/account.ts'
import { copyToClipboard } from '../../ui/browser/clipboard.ts'
import { Button } from '../../ui/button.tsx'
import { notify, notifyProblem } from '../../ui/notices/notify.ts'

const words = accountPages.account.safety.codes

/** Shown once: nobody can look them up later. */
export function RecoveryCodeList({ codes }: { codes: string[] }) {
  async function copy() {
    if (await copyToClipboard(`${codes.join('\n')}\n`)) notify(words.copied)
    else notifyProblem(words.notCopied)
  }
  return (
    <>
      <h3 className="strong">{words.heading}</h3>
      <p className="soft">{words.text}</p>
      <ul className="account-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="second" size="small" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </>
  )
}
