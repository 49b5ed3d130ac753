import { leadForm } from '@nokshi/content/forms.ts'
import { type Choice, choicesOf, SelectField, TextArea, TextField } from '../ui/fields/field.tsx'
import type { Receipt } from '../ui/forms/form-outcome.tsx'
import { type Posting, PublicForm } from '../ui/forms/public-form.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { notify, notifyProblem } from '../ui/notices/notify.ts'

const { received, failed } = leadForm

const types: Choice[] = choicesOf(leadForm.types)

export function LeadForm({ title, ...posting }: Posting & { title: string }) {
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
      heading={<h2 className="display-2">{title}</h2>}
      submitLabel={leadForm.submit}
    >
      <TextField label={leadForm.name} autoComplete="name" spellCheck={false} required {...field('name')} />
      <TextField
        label={leadForm.contact}
        placeholder={leadForm.contactExample}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('contact')}
      />
      <SelectField
        label={leadForm.type}
        placeholder={leadForm.chooseType}
        choices={types}
        required
        {...field('type')}
      />
      <div className="form-pair">
        <TextField label={leadForm.businessName} autoComplete="organization" isOptional {...field('businessName')} />
        <TextField label={leadForm.location} placeholder={leadForm.locationExample} isOptional {...field('location')} />
      </div>
      <TextArea label={leadForm.comment} placeholder={leadForm.commentExample} isOptional {...field('comment')} />
    </PublicForm>
  )
}
