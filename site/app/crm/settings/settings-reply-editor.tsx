import { crmFrame, crmReplies, crmSettings } from '@nokshi/content/crm.ts'
import { contactLanguages } from '@nokshi/contract/contacts.ts'
import { NewTemplate, ReplyTemplate } from '@nokshi/contract/reply-templates.ts'
import { useState } from 'react'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { invalidateAll } from '../records/crm-client.ts'
import { tell } from '../records/use-change.ts'
import { StaffForm } from '../staff/staff-form.tsx'
import { useStaffForm } from '../staff/use-staff-form.ts'
import { ReplyPreview } from './settings-reply-preview.tsx'

interface ReplyEditorProps {
  /** Absent while one is being added. */
  template?: ReplyTemplate
  onClose: () => void
}

const channels = ['whatsapp', 'email'] as const

export function ReplyEditor({ template, onClose }: ReplyEditorProps) {
  const [language, setLanguage] = useState<string>(template?.language ?? 'en')
  const [body, setBody] = useState(template?.body ?? '')
  const form = useStaffForm({
    schema: NewTemplate,
    async send(values) {
      await save(values, template)
      void invalidateAll()
      tell(crmSettings.saved, undefined)
      onClose()
    },
  })
  const { errors } = form
  return (
    <div className="reply-editor">
      <StaffForm form={form} submit={{ label: crmFrame.save, busyLabel: crmFrame.saving }} onClose={onClose}>
        <TextField
          id="title"
          name="title"
          label={crmReplies.title}
          autoComplete="off"
          defaultValue={template?.title}
          error={errors.title}
        />
        <div className="form-pair">
          <SelectField
            id="language"
            name="language"
            label={crmReplies.language}
            placeholder={crmReplies.language}
            choices={contactLanguages.map((value) => ({ value, label: crmReplies.languages[value] }))}
            value={language}
            error={errors.language}
            onChange={({ target }) => setLanguage(target.value)}
          />
          <SelectField
            id="channel"
            name="channel"
            label={crmReplies.channel}
            placeholder={crmReplies.channel}
            choices={channels.map((value) => ({ value, label: crmReplies.channels[value] }))}
            defaultValue={template?.channel ?? 'whatsapp'}
            error={errors.channel}
          />
        </div>
        <TextArea
          id="body"
          name="body"
          label={crmReplies.body}
          rows={6}
          lang={language}
          value={body}
          error={errors.body}
          onChange={({ target }) => setBody(target.value)}
        />
      </StaffForm>
      <ReplyPreview body={body} language={contactLanguages.find((known) => known === language) ?? 'en'} />
    </div>
  )
}

function save(values: unknown, template: ReplyTemplate | undefined) {
  if (!template) return crmApi.post('/api/crm/templates', values, ReplyTemplate)
  const edit = { version: template.version, ...NewTemplate.parse(values) }
  return crmApi.patch(`/api/crm/templates/${template.id}`, edit, ReplyTemplate)
}
