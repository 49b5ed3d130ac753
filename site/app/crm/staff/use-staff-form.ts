import { useState } from 'react'
import { ApiProblem } from '../../platform/api.ts'
import { type FieldErrors, useForm } from '../../ui/use-form.ts'
import { sentenceOf } from '../records/crm-states.tsx'

type Schema<Values> = Awaited<ReturnType<Parameters<typeof useForm<Values>>[0]['loadSchema']>>

interface StaffFormSetup<Values> {
  schema: Schema<Values>
  send: (values: Values) => Promise<unknown>
}

interface Refused {
  count: number
  sentence: string
  fields: FieldErrors
}

const NOTHING: Refused = { count: 0, sentence: '', fields: {} }

/** A form whose refusals stay on the page until the next try, each beside the field it is about. */
export function useStaffForm<Values>({ schema, send }: StaffFormSetup<Values>) {
  const [refused, setRefused] = useState(NOTHING)
  const form = useForm<Values>({
    loadSchema: async () => schema,
    send: async (values) => {
      await send(values)
    },
    onFailure: (_, fault) => setRefused(({ count }) => ({ count: count + 1, ...refusalOf(fault) })),
  })
  const { sentence, fields } = form.answer.failure ? refused : NOTHING
  return {
    ...form,
    errors: { ...form.errors, ...fields },
    /** What is not said beside the fields already. */
    refusal: Object.values(fields).join(' ') === sentence ? '' : sentence,
    failures: form.failures + refused.count,
  }
}

export type StaffFormState = ReturnType<typeof useStaffForm>

function refusalOf(fault: unknown) {
  return { sentence: sentenceOf(fault), fields: fault instanceof ApiProblem ? fault.fields : {} }
}
