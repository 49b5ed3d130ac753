import { dashboard } from '@nokshi/content/dashboard.ts'
import type { FormAnswer } from '../../platform/post-form.ts'
import { Refusal } from '../../ui/forms/refusal.tsx'

interface BlockRefusalProps {
  answer: FormAnswer<void>
  /** What is wrong with the fields says it already. */
  errors: object
  failures: number
  /** What is said when nothing was refused; without it, that the server was not reached. */
  otherwise?: string
}

/** Why a block of the page was not saved. The form stays as it is, so nothing that was typed is lost. */
export function BlockRefusal({
  answer,
  errors,
  failures,
  otherwise = dashboard.add.unsent,
}: BlockRefusalProps) {
  const { failure, refusal } = answer
  if (!failure || Object.keys(errors).length > 0) return null
  return <Refusal key={failures} sentence={refusal?.sentence ?? otherwise} />
}
