import { projectRequestForm } from '@nokshi/content/forms.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Choice, choicesOf, SelectField, TextArea, TextField } from '../ui/fields/field.tsx'
import { type Posting, PublicForm } from '../ui/forms/public-form.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { notify, notifyProblem } from '../ui/notices/notify.ts'

const labels = projectRequestForm
const projectTypes = choicesOf(labels.projectTypes)
const budgets = choicesOf(labels.budgets)

interface ProjectRequestFormProps extends Posting {
  /** Below the description. */
  hint: string
}

export function ProjectRequestForm({ hint, ...posting }: ProjectRequestFormProps) {
  const form = useForm({
    draft: 'project-request',
    async loadSchema() {
      // What sends comes along: by the time it is needed the network may be gone.
      const [{ NewProjectRequest }] = await Promise.all([
        import('@nokshi/contract/project-requests.ts'),
        import('./send-project-request.ts'),
      ])
      return NewProjectRequest
    },
    async send(request, key, { leaveBlank }) {
      const { sendProjectRequest } = await import('./send-project-request.ts')
      const receipt = await sendProjectRequest({ ...request, leaveBlank }, key)
      notify(labels.received.title, labels.received.text)
      return receipt
    },
    onFailure: (failure) => notifyProblem(labels[failure].title, labels[failure].text),
    answer: posting.answer,
  })
  usePreselection('projectType', projectTypes)
  const { field } = form

  return (
    <PublicForm
      name="project-request"
      form={form}
      posting={posting}
      noticeOf={({ failure }) => (failure ? labels[failure] : labels.received)}
      submitLabel={labels.submit}
    >
      <div className="form-pair">
        <TextField label={labels.name} autoComplete="name" spellCheck={false} required {...field('name')} />
        <TextField
          label={labels.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('email')}
        />
      </div>
      <TextField label={labels.company} autoComplete="organization" isOptional {...field('company')} />
      <SelectField
        label={labels.projectType}
        placeholder={labels.chooseProjectType}
        choices={projectTypes}
        isOptional
        {...field('projectType')}
      />
      <TextArea label={labels.description} hint={hint} rows={6} required {...field('description')} />
      <SelectField
        label={labels.budget}
        placeholder={labels.chooseBudget}
        choices={budgets}
        isOptional
        {...field('budget')}
      />
    </PublicForm>
  )
}

/**
 * `?type=` chooses a project type for a visitor who comes from a service. The page is rendered in advance, so
 * this happens in the browser, and only where nothing is chosen yet.
 */
function usePreselection(fieldId: string, choices: Choice[]) {
  const { search } = useLocation()
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('type')
    const select = document.getElementById(fieldId)
    if (!(select instanceof HTMLSelectElement) || select.value !== '') return
    if (choices.some(({ value }) => value === wanted)) select.value = wanted ?? ''
  }, [fieldId, choices, search])
}
