import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { plainNamesOf } from '@nokshi/contract/website/brand-names.ts'
import { Copy, Download } from 'lucide-react'
import { useStudio } from '../../platform/use-settings.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../parts/copy-text.ts'
import './two-factor.css'

const labels = crmTwoFactor.codes

interface RecoveryCodesProps {
  codes: string[]
  areSaved: boolean
  onSaved: (areSaved: boolean) => void
}

/** The last step waits for the tick: whoever loses the phone without them has to ask an owner. */
export function RecoveryCodes({ codes, areSaved, onSaved }: RecoveryCodesProps) {
  return (
    <section className="two-factor-step">
      <h2 className="crm-heading">{labels.heading}</h2>
      <p className="soft">{labels.text}</p>
      <CodeList codes={codes} />
      <label className="crm-tick">
        <input
          className="crm-box"
          type="checkbox"
          checked={areSaved}
          onChange={({ target }) => onSaved(target.checked)}
        />
        {labels.saved}
      </label>
    </section>
  )
}

/** The codes, to be copied or downloaded. */
export function CodeList({ codes }: { codes: string[] }) {
  const studio = useStudio()
  const text = `${codes.join('\n')}\n`
  return (
    <>
      <ul className="two-factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="crm-actions">
        <Button look="second" size="small" onClick={() => void copyText(text, labels.copied)}>
          <Copy aria-hidden size={16} />
          {labels.copy}
        </Button>
        <a
          className="button button-second button-small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={labels.file(plainNamesOf(studio).at(-1) ?? 'studio')}
        >
          <Download aria-hidden size={16} />
          {labels.download}
        </a>
      </div>
    </>
  )
}
