import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { Copy, Download } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../parts/copy-text.ts'
import './two-factor.css'

const words = crmTwoFactor.codes

interface RecoveryCodesProps {
  codes: string[]
  areSaved: boolean
  onSaved: (areSaved: boolean) => void
}

/** The last step waits for the tick: whoever loses the phone without them has to ask an owner. */
export function RecoveryCodes({ codes, areSaved, onSaved }: RecoveryCodesProps) {
  return (
    <section className="two-factor-step">
      <h2 className="crm-heading">{words.heading}</h2>
      <p className="soft">{words.text}</p>
      <CodeList codes={codes} />
      <label className="crm-tick">
        <input
          className="crm-box"
          type="checkbox"
          checked={areSaved}
          onChange={({ target }) => onSaved(target.checked)}
        />
        {words.saved}
      </label>
    </section>
  )
}

/** The codes, to be copied or downloaded. */
export function CodeList({ codes }: { codes: string[] }) {
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
        <Button look="second" size="small" onClick={() => void copyText(text, words.copied)}>
          <Copy aria-hidden size={16} />
          {words.copy}
        </Button>
        <a
          className="button button-second button-small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.file}
        >
          <Download aria-hidden size={16} />
          {words.download}
        </a>
      </div>
    </>
  )
}
