import { useState } from 'react'
import { type EditOutcome, sayOutcome } from './people-edit.ts'

/** A choice that shows at once what was chosen, and what is on file again when that could not be saved. */
export function useChosen<Value>(onFile: Value, save: (value: Value) => Promise<EditOutcome>) {
  const [pending, setPending] = useState<{ value: Value }>()

  async function choose(value: Value) {
    setPending({ value })
    await sayOutcome(save(value))
    setPending(undefined)
  }

  return [pending ? pending.value : onFile, (value: Value) => void choose(value)] as const
}
