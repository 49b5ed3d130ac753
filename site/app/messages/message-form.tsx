import { messageLabels } from '@nokshi/content/hub-messages.ts'
import { messagePage } from '@nokshi/content/messages.ts'
import type { SiteLanguage } from '@nokshi/contract/languages.ts'
import type { MessageSettings } from '@nokshi/contract/messages.ts'
import { TRAP_FIELD } from '@nokshi/contract/trap.ts'
import type { FormAnswer } from '../platform/post-form.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/fields/field.tsx'
import { ErrorSummary } from '../ui/forms/error-summary.tsx'
import { FormNotice } from '../ui/forms/form-notice.tsx'
import { Refusal } from '../ui/forms/refusal.tsx'

interface MessageFormProps {
  labels: { name: string; messageSettings: MessageSettings; language: SiteLanguage['code'] }
  formKey: string
  answer: FormAnswer<unknown> | undefined
}

export function MessageForm({ labels: { name, messageSettings, language }, formKey, answer = {} }: MessageFormProps) {
  const labels = messageLabels[language]
  const { errors = {}, failure, refusal, values = {} } = answer
  const field = (id: string) => ({ id, name: id, error: errors[id], defaultValue: values[id] })
  return (
    <form method="post" noValidate className="form">
      <ErrorSummary errors={errors} failures={Object.keys(errors).length} />
      {failure && <Refusal sentence={refusal?.sentence || messagePage.failed} />}
      <TextField label={labels.name} autoComplete="name" {...field('name')} />
      <TextField label={labels.email} type="email" autoComplete="email" {...field('email')} dir="ltr" />
      <TextField
        label={labels.phone}
        hint={labels.either}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
        dir="ltr"
      />
      {messageSettings.messages && <TextArea label={labels.text} {...field('text')} />}
      {messageSettings.news && <Tick name="wantsNews" label={labels.consent(name)} values={values} />}
      {messageSettings.studio && <Tick name="needsWebsite" label={labels.studio} values={values} />}
      <input type="hidden" name={TRAP_FIELD} defaultValue={values[TRAP_FIELD] ?? ''} />
      <input type="hidden" name="key" defaultValue={formKey} />
      <p>{labels.notice(name)}</p>
      <FormNotice />
      <div>
        <Button type="submit">{labels.send}</Button>
      </div>
    </form>
  )
}

function Tick({ name, label, values }: { name: string; label: string; values: Record<string, string> }) {
  return (
    <label className="message-tick stack gap-12 tap-height">
      <input type="checkbox" name={name} value="yes" defaultChecked={values[name] === 'yes'} />
      <span>{label}</span>
    </label>
  )
}
