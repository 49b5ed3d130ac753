import { share as labels } from '@nokshi/content/share.ts'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyToClipboard } from '../ui/browser/clipboard.ts'
import { SmallButton } from '../ui/button.tsx'
import { TextField } from '../ui/fields/field.tsx'
import { shortAddress } from './addresses.ts'

interface CopyFieldProps {
  label: string
  text?: string
  /** Beside the text, because a small screen shows only the beginning of the address. */
  tag?: string
  address: string
}

/** An address to copy. Where the browser refuses, it is selected. */
export function CopyField({ label, text, tag, address }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { outcome, copy } = useCopy(address, () => {
    field.current?.focus()
    field.current?.select()
  })
  const isCopied = outcome === 'copied'
  const hint = text && (
    <>
      {text} {tag && <bdi>?s={tag}</bdi>}
    </>
  )
  return (
    <div className="line align-end gap-8">
      <div className="grow min-width-0">
        <TextField
          ref={field}
          label={label}
          hint={hint}
          dir="ltr"
          readOnly
          // Shown short, and whole where it has to be copied by hand.
          value={outcome === 'marked' ? address : shortAddress(address)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p role="status" className={outcome === 'marked' ? 'strong' : 'sr-only'}>
          {outcome && labels[outcome]}
        </p>
      </div>
      <SmallButton aria-label={`${labels.copy}: ${label}`} onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        <span aria-hidden>{isCopied ? labels.copied : labels.copy}</span>
      </SmallButton>
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
