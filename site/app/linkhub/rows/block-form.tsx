import { dashboard } from '@nokshi/content/dashboard.ts'
import { type QueryKey, useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '../../platform/query-client.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { SubmitButton } from '../../ui/button.tsx'
import { ErrorSummary, Refusal } from '../../ui/forms/error-summary.tsx'
import type { useForm } from '../../ui/forms/use-form.ts'
import { notifyProblem } from '../../ui/notices/notify.ts'
import { focusSoon } from './links-focus.ts'

const labels = dashboard.add

interface BlockFormProps {
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'errors' | 'failures' | 'isBusy' | 'refusalOr'>
  save?: { label: string; busyLabel: string }
  /** What is said when nothing was refused; without it, that the server was not reached. */
  otherwise?: string
  children: ReactNode
}

/** A form for a block of the page. When saving fails it stays as it is, so nothing typed is lost. */
export function BlockForm({ form, save = labels.save, otherwise = labels.unsent, children }: BlockFormProps) {
  const { formProps, errors, failures, isBusy, refusalOr } = form
  const refusal = refusalOr(otherwise)
  return (
    <form {...formProps} method="post" className="form">
      <ErrorSummary errors={errors} failures={failures} />
      {refusal && <Refusal key={failures} sentence={refusal} />}
      {children}
      <SubmitButton isBusy={isBusy} labels={save} />
    </form>
  )
}

/**
 * Changes of a block that is saved by itself, one after another: each may build on the one before. Without a
 * network they wait for it. What is refused is read anew, and what was removed last can be brought back.
 */
export function useBlockChanges<Removed = never>({ queryKey }: { queryKey: QueryKey }) {
  const [removed, setRemoved] = useState<Removed>()
  const { mutate, isPending, isPaused } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    scope: { id: String(queryKey) },
    onError: (error) => {
      notifyProblem(labels.failed, shownSentence(error, ''))
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  function remove(work: () => Promise<Removed>) {
    mutate(async () => setRemoved(await work()))
    focusSoon('add')
  }
  return { change: mutate, remove, removed, isPending, isWaiting: isPaused }
}
