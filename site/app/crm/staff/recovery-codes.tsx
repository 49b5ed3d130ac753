import { crmFrame } from '@nokshi/content/crm/records.ts'
import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { plainNamesOf } from '@nokshi/contract/website/brand-names.ts'
import { Copy, Download } from 'lucide-react'
import { useStudio } from '../../platform/use-settings.ts'
import { RecoveryCodeList } from '../../ui/recovery-code-list.tsx'
import './two-factor.css'
import { Tick } from '../parts/buttons.tsx'

const labels = crmTwoFactor.codes

interface RecoveryCodesProps {
  codes: string[]
  areSaved: boolean
  onSaved: (areSaved: boolean) => void
}

/** The last step waits for the tick: whoever loses the phone without them has to ask an owner. */
export function RecoveryCodes({ codes, areSaved, onSaved }: RecoveryCodesProps) {
  return (
    <section className="two-factor-step stack items-start gap-12 card">
      <h2 className="crm-heading">{labels.heading}</h2>
      <p className="soft">{labels.text}</p>
      <CodeList codes={codes} />
      <Tick checked={areSaved} onChange={({ target }) => onSaved(target.checked)}>
        {labels.saved}
      </Tick>
    </section>
  )
}

const copy = (
  <>
    <Copy aria-hidden size={16} />
    {labels.copy}
  </>
)

export function CodeList({ codes }: { codes: string[] }) {
  const studio = useStudio()
  return (
    <RecoveryCodeList codes={codes} labels={{ ...labels, copy, notCopied: crmFrame.notCopied }}>
      <a
        className="button button-second button-small"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
        download={labels.file(plainNamesOf(studio).at(-1) ?? 'studio')}
      >
        <Download aria-hidden size={16} />
        {labels.download}
      </a>
    </RecoveryCodeList>
  )
}
