import { aboutPage } from '@nokshi/content/pages.ts'
import type { NewLead } from '@nokshi/contract/leads.ts'
import { type Choice, SelectField, TextArea, TextField } from '../ui/field.tsx'
import type { Receipt } from '../ui/form-outcome.tsx'
import { notify, notifyProblem } from '../ui/notify.ts'
import { type Posting, PublicForm } from '../ui/public-form.tsx'
import { useForm } from '../ui/use-form.ts'

const types: (Choice & { value: NewLead['type'] })[] = [
  { value: 'web development', label: 'Web development' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'invest', label: 'Invest' },
  { value: 'other', label: 'Other' },
]

const received = { title: 'Success', text: 'Lead created successfully.' }
const failed = { title: 'Error', text: 'Failed to create lead.' }

export function LeadForm(posting: Posting) {
  const form = useForm({
    draft: 'lead',
    async loadSchema() {
      // What sends comes along: by the time it is needed the network may be gone.
      const [{ NewLead }] = await Promise.all([import('@nokshi/contract/leads.ts'), import('./send-lead.ts')])
      return NewLead
    },
    async send(lead, key, { leaveBlank }) {
      const { sendLead } = await import('./send-lead.ts')
      const receipt: Receipt = await sendLead({ ...lead, leaveBlank }, key)
      notify(received.title, received.text)
      return receipt
    },
    onFailure: () => notifyProblem(failed.title, failed.text),
    answer: posting.answer,
  })
  const { field } = form

  return (
    <PublicForm
      name="lead"
      form={form}
      posting={posting}
      noticeOf={({ sent }) => (sent ? received : failed)}
      heading={<h2 className="display-2">{aboutPage.form.cardTitle}</h2>}
      submitLabel="Submit"
    >
      <TextField label="Name" autoComplete="name" spellCheck={false} required {...field('name')} />
      <TextField
        label="Contact"
        placeholder="Email or Phone"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('contact')}
      />
      <SelectField label="Type" placeholder="Select a type" choices={types} required {...field('type')} />
      <div className="form-pair">
        <TextField label="Business Name" autoComplete="organization" isOptional {...field('businessName')} />
        <TextField label="Location" placeholder="City, Country" isOptional {...field('location')} />
      </div>
      <TextArea label="Comment" placeholder="Any additional comments..." isOptional {...field('comment')} />
    </PublicForm>
  )
}
