import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { copyText } from '../parts/copy-text.ts'

interface ShownOnceProps {
  label: string
  value: string
  copy: { label: string; done: string }
  children: ReactNode
}

/** Something that nobody can look up later. It takes the focus, so that it is not missed. */
export function ShownOnce({ label, value, copy, children }: ShownOnceProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog that closes at the same moment gives the focus back first; that is over by the next picture.
    const timer = requestAnimationFrame(() => box.current?.focus())
    return () => cancelAnimationFrame(timer)
  }, [])
  return (
    <div ref={box} role="status" tabIndex={-1} className="shown-once stack gap-10 surface rounded">
      <TextField
        label={label}
        value={value}
        readOnly
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {children}
      <div>
        <Button size="small" onClick={() => void copyText(value, copy.done)}>
          <Copy aria-hidden size={16} />
          {copy.label}
        </Button>
      </div>
    </div>
  )
}
