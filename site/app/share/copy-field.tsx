import { share as labels } from '@nokshi/content/share.ts'
import { Check, Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { copyToClipboard } from '../ui/browser/clipboard.ts'
import { shortAddress } from './addresses.ts'
import './copy-field.css'

interface CopyFieldProps {
  label: string
  text?: string
  /** Beside the text, because a small screen shows only the beginning of the address. */
  tag?: string
  address: string
}

/** An address to copy. Where the browser refuses, it is selected. */
export function CopyField({ label, text, tag, address }: CopyFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { outcome, copy } = useCopy(address, () => {
    field.current?.focus()
    field.current?.select()
  })
  return (
    <div className="copy stack">
      <label className="strong all-columns" htmlFor={id}>
        {label}
      </label>
      {text && (
        <span className="wrap between gap-x-12 soft all-columns">
          {text}
          {tag && <bdi>?s={tag}</bdi>}
        </span>
      )}
      <input
        ref={field}
        id={id}
        className="copy-address cloth min-width-0"
        dir="ltr"
        readOnly
        // Shown short, and whole where it has to be copied by hand.
        value={outcome === 'marked' ? address : shortAddress(address)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button
        type="button"
        className="copy-button cloth gap-8 inline-row"
        aria-label={`${labels.copy}: ${label}`}
        onClick={copy}
      >
        {outcome === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        <span aria-hidden>{outcome === 'copied' ? labels.copied : labels.copy}</span>
      </button>
      <span role="status" className={outcome === 'marked' ? 'strong all-columns' : 'sr-only'}>
        {outcome && labels[outcome]}
      </span>
    </div>
  )
}

const SHOWN_FOR = 3_000

export function useCopy(text: string, onRefused: () => void) {
  const [outcome, setOutcome] = useState<'copied' | 'marked'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const end = setTimeout(() => setOutcome(undefined), SHOWN_FOR)
    return () => clearTimeout(end)
  }, [outcome])

  async function copy() {
    if (await copyToClipboard(text)) return setOutcome('copied')
    setOutcome('marked')
    // Once the field shows the whole of it.
    requestAnimationFrame(onRefused)
  }

  return { outcome, copy }
}
