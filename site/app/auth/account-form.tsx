import { authPages } from '@nokshi/content/account.ts'
import { formLabels } from '@nokshi/content/forms.ts'
import type { ReactNode } from 'react'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary, Refusal } from '../ui/forms/error-summary.tsx'
import { type Schema, useForm } from '../ui/forms/use-form.ts'

interface AccountFormProps {
  form: Pick<ReturnType<typeof useAccountForm>, 'formProps' | 'errors' | 'failures' | 'isBusy' | 'refusalOr'>
  submit: { label: string; busyLabel: string }
  children: ReactNode
  notice?: ReactNode
  /** What is said when nothing was refused; without it, that the server was not reached. */
  otherwise?: string | undefined
  /** Where another button of the page is the one to press. */
  isSecond?: boolean
  /** For a form that was opened and can be put away again. */
  onClose?: () => void
  closeLabel?: string
}

/** `post`, although scripts send it: a form without scripts must not put a password into the address bar. */
export function AccountForm({
  form,
  submit,
  children,
  notice,
  otherwise = formLabels.serverError,
  isSecond = false,
  onClose,
  closeLabel = authPages.close,
}: AccountFormProps) {
  const isHydrated = useHydrated()
  const { formProps, errors, failures, isBusy, refusalOr } = form
  // Stays until the next try: a toast would be gone too soon.
  const refusal = refusalOr(otherwise)
  return (
    <form {...formProps} method="post" className="form auth-form">
      <noscript>
        <p className="strong">{authPages.needsScript}</p>
      </noscript>
      <ErrorSummary errors={errors} failures={failures} />
      {refusal && <Refusal key={failures} sentence={refusal} />}
      {children}
      <div className="cluster">
        <Button type="submit" look={isSecond ? 'second' : 'primary'} disabled={isBusy || !isHydrated}>
          {isBusy ? submit.busyLabel : submit.label}
        </Button>
        {onClose && (
          <Button look="second" onClick={onClose}>
            {closeLabel}
          </Button>
        )}
      </div>
      {notice}
    </form>
  )
}

type Loaded = Awaited<ReturnType<typeof load>>

interface AccountFormSetup<Values> {
  rulesFrom: (rules: Loaded['rules']) => Schema<Values>
  send: (values: Values, loaded: Loaded) => Promise<void>
}

export function useAccountForm<Values>({ rulesFrom, send }: AccountFormSetup<Values>) {
  return useForm<Values>({
    loadSchema: async () => rulesFrom((await load()).rules),
    send: async (values) => send(values, await load()),
  })
}

/** Fetched when a form is first touched, with what sends it: later the network may be gone. */
async function load() {
  const [rules, calls, { browserApi }] = await Promise.all([
    import('@nokshi/contract/auth.ts'),
    import('./account-calls.ts'),
    import('../platform/api.ts'),
  ])
  return { rules, calls, browserApi }
}
