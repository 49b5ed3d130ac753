import { startProjectPage } from '@nokshi/content/pages.ts'
import type { NewProjectRequest } from '@nokshi/contract/project-requests.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Failure } from '../platform/post-form.ts'
import { type Choice, SelectField, TextArea, TextField } from '../ui/field.tsx'
import { notify, notifyProblem } from '../ui/notify.ts'
import { type Posting, PublicForm } from '../ui/public-form.tsx'
import { useForm } from '../ui/use-form.ts'

const projectTypes: (Choice & { value: NonNullable<NewProjectRequest['projectType']> })[] = [
  { value: 'full-stack-development', label: 'Full-stack development' },
  { value: 'ecommerce', label: 'E-commerce' },
  { value: 'web-app', label: 'Web application' },
  { value: 'ui-ux', label: 'UI/UX design' },
  { value: 'video-production', label: 'Video production' },
  { value: 'digital-marketing', label: 'Digital marketing' },
  { value: 'other', label: 'Other' },
]

const budgets: (Choice & { value: NonNullable<NewProjectRequest['budget']> })[] = [
  { value: '<5k', label: 'Under $5,000' },
  { value: '5k-10k', label: '$5,000 to $10,000' },
  { value: '10k-20k', label: '$10,000 to $20,000' },
  { value: '20k+', label: 'Over $20,000' },
  { value: 'not-sure', label: 'Not sure' },
]

const received = {
  title: 'Project request submitted!',
  text: 'We will get back to you soon. Thank you!',
}
const failed: Record<Failure, { title: string; text: string }> = {
  refused: { title: 'Error sending request.', text: 'Please check your details and try again.' },
  unreachable: {
    title: 'Server error.',
    text: 'Could not connect to the server. Please try again later.',
  },
}

export function ProjectRequestForm(posting: Posting) {
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
      notify(received.title, received.text)
      return receipt
    },
    onFailure: (failure) => notifyProblem(failed[failure].title, failed[failure].text),
    answer: posting.answer,
  })
  usePreselection('projectType', projectTypes)
  const { field } = form

  return (
    <PublicForm
      name="project-request"
      form={form}
      posting={posting}
      noticeOf={({ failure }) => (failure ? failed[failure] : received)}
      submitLabel="Submit Request"
    >
      <div className="form-pair">
        <TextField label="Name" autoComplete="name" spellCheck={false} required {...field('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('email')}
        />
      </div>
      <TextField label="Company" autoComplete="organization" isOptional {...field('company')} />
      <SelectField
        label="Project Type"
        placeholder="Select a project type"
        choices={projectTypes}
        isOptional
        {...field('projectType')}
      />
      <TextArea
        label="Description"
        hint={startProjectPage.descriptionHint}
        rows={6}
        required
        {...field('description')}
      />
      <SelectField
        label="Budget"
        placeholder="Select a budget"
        choices={budgets}
        isOptional
        {...field('budget')}
      />
    </PublicForm>
  )
}

/**
 * `?type=` chooses a project type for a visitor who comes from a service. The page itself was made before anybody
 * asked for it, so this happens in the browser, and only where nothing is chosen yet.
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
