import type { ReactNode } from 'react'
import { copyToClipboard } from './browser/clipboard.ts'
import { SmallButton } from './button.tsx'
import { notify, notifyProblem } from './notices/notify.ts'
import './recovery-code-list.css'

interface RecoveryCodeListProps {
  codes: string[]
  labels: { copy: ReactNode; copied: string; notCopied: string }
  /** What else can be done with them. */
  children?: ReactNode
}

export function RecoveryCodeList({ codes, labels, children }: RecoveryCodeListProps) {
  async function copy() {
    if (await copyToClipboard(`${codes.join('\n')}\n`)) notify(labels.copied)
    else notifyProblem(labels.notCopied)
  }
  return (
    <>
      <ul className="recovery-codes stack full-width" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <SmallButton onClick={() => void copy()}>{labels.copy}</SmallButton>
        {children}
      </div>
    </>
  )
}
