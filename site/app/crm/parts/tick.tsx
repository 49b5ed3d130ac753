import type { ComponentProps } from 'react'

/** A box to tick, with its words. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="crm-tick">
      <input className="crm-box" type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  )
}
