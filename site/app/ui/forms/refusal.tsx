import { useEffect, useRef } from 'react'

/** What the server said against a form. Give it a new key with every try: it takes the focus when it appears. */
export function Refusal({ sentence }: { sentence: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <p className="strong needle">{sentence}</p>
    </div>
  )
}
