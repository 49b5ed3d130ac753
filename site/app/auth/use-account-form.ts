import { useForm } from '../ui/forms/use-form.ts'

type Rules = typeof import('@nokshi/contract/auth.ts')
type Calls = typeof import('./account-calls.ts')
type Schema<Values> = Awaited<ReturnType<Parameters<typeof useForm<Values>>[0]['loadSchema']>>

interface AccountFormSetup<Values> {
  rulesFrom: (rules: Rules) => Schema<Values>
  send: (values: Values, calls: Calls) => Promise<void>
}

export function useAccountForm<Values>({ rulesFrom, send }: AccountFormSetup<Values>) {
  return useForm<Values>({
    loadSchema: async () => rulesFrom((await load()).rules),
    send: async (values) => send(values, (await load()).calls),
  })
}

/** Fetched when a form is first touched, with what sends it: later the network may be gone. */
async function load() {
  const [rules, calls] = await Promise.all([import('@nokshi/contract/auth.ts'), import('./account-calls.ts')])
  return { rules, calls }
}
