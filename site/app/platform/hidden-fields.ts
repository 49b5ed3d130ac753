import { HIDDEN_FIELDS, TRAP_FIELD } from '@nokshi/contract/trap.ts'

interface HiddenFields {
  leaveBlank?: string | null | undefined
  cameFrom?: string | null | undefined
}

/** More would only fill the header, whose length servers limit. */
const LONGEST = 1000

/** The headers for what is in the fields of a public form that people do not see. */
export function hiddenFields({ leaveBlank, cameFrom }: HiddenFields): Record<string, string> {
  const filled = Object.entries({ [TRAP_FIELD]: leaveBlank, cameFrom }).flatMap(([name, value]) =>
    value ? [[name, value.slice(0, LONGEST)]] : [],
  )
  return filled.length > 0 ? { [HIDDEN_FIELDS]: `${new URLSearchParams(filled)}` } : {}
}
