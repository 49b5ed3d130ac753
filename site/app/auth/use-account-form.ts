import { useState } from 'react'
import { useForm } from '../ui/use-form.ts'
import { AccountRefusal } from './account-refusal.ts'

type Rules = typeof import('@nokshi/contract/auth.ts')
type Calls = typeof import('./account-calls.ts')
type Schema<Values> = Awaited<ReturnType<Parameters<typeof useForm<Values>>[0]['loadSchema']>>

interface AccountFormSetup<Values> {
  rulesFrom: (rules: Rules) => Schema<Values>
  send: (values: Values, calls: Calls) => Promise<void>
}

/** A form whose refusals stay on the page until the next try: a toast would be gone before a slow reader is done. */
export function useAccountForm<Values>({ rulesFrom, send }: AccountFormSetup<Values>) {
  const [refused, setRefused] = useState({ count: 0, refusal: new AccountRefusal('') })
  const form = useForm<Values>({
    loadSchema: async () => rulesFrom((await load()).rules),
    send: async (values) => send(values, (await load()).calls),
    onFailure: (_, fault) =>
      setRefused(({ count }) => ({
        count: count + 1,
        // What is no refusal is a part of the page that could not be fetched.
        refusal: fault instanceof AccountRefusal ? fault : new AccountRefusal('Server error'),
      })),
  })

  const { sentence, fields } = form.answer.failure ? refused.refusal : new AccountRefusal('')
  return {
    ...form,
    errors: { ...form.errors, ...fields },
    /** What is not said beside the fields already. */
    refusal: Object.values(fields).join(' ') === sentence ? '' : sentence,
    failures: form.failures + refused.count,
  }
}

export type AccountFormState = ReturnType<typeof useAccountForm>

/** Fetched when a form is first touched. What sends comes along: by the time it is needed the network may be gone. */
async function load() {
  const [rules, calls] = await Promise.all([import('@nokshi/contract/auth.ts'), import('./account-calls.ts')])
  return { rules, calls }
}
