import { crmReplies } from '@nokshi/content/crm/replies.ts'
import { crmSettings } from '@nokshi/content/crm/settings.ts'
import { contactLanguages } from '@nokshi/contract/crm/contacts.ts'
import { NewTemplate, ReplyTemplate, templatePurposes } from '@nokshi/contract/crm/replies.ts'
import { useState } from 'react'
import { SelectField, TextArea, TextField } from '../../ui/fields/field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useMe } from '../staff/crm-me.ts'
import { fillTemplate } from './reply-template.ts'

const channels = ['whatsapp', 'email'] as const

export function ReplyEditor({ template, onClose }: { template?: ReplyTemplate; onClose: () => void }) {
  const [language, setLanguage] = useState<string>(template?.language ?? 'en')
  const [body, setBody] = useState(template?.body ?? '')
  const form = useCrmForm({
    schema: NewTemplate,
    send: (values) =>
      template
        ? crmApi('PATCH /api/crm/templates/{id}', ReplyTemplate, {
            id: template.id,
            body: { version: template.version, ...values },
          })
        : crmApi('POST /api/crm/templates', ReplyTemplate, { body: values }),
    done: () => crmSettings.saved,
    onDone: onClose,
  })
  return (
    <div className="reply-editor stack gap-20 full-width">
      <CrmForm form={form} onClose={onClose}>
        <TextField
          {...form.field('title')}
          label={crmReplies.title}
          autoComplete="off"
          defaultValue={template?.title}
        />
        <div className="form-pair">
          <SelectField
            {...form.field('language')}
            label={crmReplies.language}
            placeholder={crmReplies.language}
            choices={contactLanguages.map((value) => ({ value, label: crmReplies.languages[value] }))}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          />
          <SelectField
            {...form.field('channel')}
            label={crmReplies.channel}
            placeholder={crmReplies.channel}
            choices={channels.map((value) => ({ value, label: crmReplies.channels[value] }))}
            defaultValue={template?.channel ?? 'whatsapp'}
          />
        </div>
        <SelectField
          {...form.field('purpose')}
          label={crmReplies.purpose}
          placeholder={crmReplies.purpose}
          choices={templatePurposes.map((value) => ({ value, label: crmReplies.purposes[value] }))}
          defaultValue={template?.purpose ?? 'other'}
        />
        <TextArea
          {...form.field('body')}
          label={crmReplies.body}
          rows={6}
          lang={language}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </CrmForm>
      <ReplyPreview body={body} language={contactLanguages.find((known) => known === language) ?? 'en'} />
    </div>
  )
}

/** As it would reach somebody. */
function ReplyPreview({ body, language }: Pick<ReplyTemplate, 'body' | 'language'>) {
  const me = useMe()
  const { name, reference } = crmReplies.sample
  return (
    <section className="stack gap-6 content-start" aria-label={crmReplies.preview}>
      <p className="crm-small">{crmReplies.preview}</p>
      <p
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className="reply-preview-words break-anywhere paper rounded"
      >
        {fillTemplate(body, { name: name[language], me: me.name, reference })}
      </p>
    </section>
  )
}
