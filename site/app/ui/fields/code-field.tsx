import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'

/** Six digits from an app, or a recovery code. */
export function CodeField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      dir="ltr"
      autoComplete="one-time-code"
      inputMode="text"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
    />
  )
}
