import { crmReplies } from '@nokshi/content/crm/replies.ts'
import { crmSettings } from '@nokshi/content/crm/settings.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import { NewTemplate, ReplyTemplate } from '@nokshi/contract/crm/replies.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { choicesOf, SelectField, TextArea, TextField } from '../../ui/fields/field.tsx'
import { QuietButton } from '../parts/buttons.tsx'
import { EmptyState, Fetched, Row, Rows, SettingsPart } from '../parts/crm-page.tsx'
import { ChangeButton } from '../records/change-buttons.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm, useCrmForm } from '../records/crm-form.tsx'
import { templatesQuery } from '../records/crm-queries.ts'

export function ReplyTemplates() {
  return <Fetched query={useQuery(templatesQuery)}>{(templates) => <Replies templates={templates} />}</Fetched>
}

function Replies({ templates }: { templates: ReplyTemplate[] }) {
  /** The id of the one that is open; `new` for one that is being added. */
  const [openId, setOpenId] = useState<string>()
  const close = () => setOpenId(undefined)
  const add = <Button onClick={() => setOpenId('new')}>{crmReplies.add}</Button>
  return (
    <div className="crm-stack crm-panel">
      <SettingsPart heading={crmReplies.heading} text={crmReplies.text}>
        <ul className="reply-marks wrap gap-y-4 gap-x-20 soft micro">
          {crmReplies.marks.map(({ mark, means }) => (
            <li key={mark}>
              <code>{mark}</code> {means}
            </li>
          ))}
        </ul>
        {openId === 'new' && <ReplyEditor onClose={close} />}
        {templates.length === 0 && openId !== 'new' && <EmptyState {...crmReplies.empty}>{add}</EmptyState>}
        <Rows items={templates}>
          {(template) => (
            <ReplyRow
              key={template.id}
              template={template}
              isOpen={template.id === openId}
              onOpen={() => setOpenId(template.id)}
              onClose={close}
            />
          )}
        </Rows>
        {templates.length > 0 && openId !== 'new' && <div>{add}</div>}
      </SettingsPart>
    </div>
  )
}

interface ReplyRowProps {
  template: ReplyTemplate
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

function ReplyRow({ template, isOpen, onOpen, onClose }: ReplyRowProps) {
  const { title, language, channel } = template
  return (
    <Row
      title={<bdi>{title}</bdi>}
      note={`${crmReplies.languages[language]} · ${crmReplies.channels[channel]}`}
      opened={isOpen && <ReplyEditor key={template.version} template={template} onClose={onClose} />}
    >
      <QuietButton aria-expanded={isOpen} onClick={isOpen ? onClose : onOpen} about={title}>
        {crmReplies.edit}
      </QuietButton>
      <ChangeButton
        send={() => crmApi('DELETE /api/crm/templates/{id}', Reference, { id: template.id })}
        done={() => crmReplies.removed(title)}
        about={title}
      >
        {crmReplies.remove}
      </ChangeButton>
    </Row>
  )
}

function ReplyEditor({ template, onClose }: { template?: ReplyTemplate; onClose: () => void }) {
  const [language, setLanguage] = useState<string>(template?.language ?? 'en')
  const form = useCrmForm({
    schema: NewTemplate,
    send: (values, idempotencyKey) =>
      template
        ? crmApi('PATCH /api/crm/templates/{id}', ReplyTemplate, {
            id: template.id,
            body: { version: template.version, ...values },
          })
        : crmApi('POST /api/crm/templates', ReplyTemplate, { body: values, idempotencyKey }),
    done: () => crmSettings.saved,
    onDone: onClose,
  })
  return (
    <div className="reply-editor full-width">
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
            choices={choicesOf(crmReplies.languages)}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          />
          <SelectField
            {...form.field('channel')}
            label={crmReplies.channel}
            choices={choicesOf(crmReplies.channels)}
            defaultValue={template?.channel ?? 'whatsapp'}
          />
        </div>
        <SelectField
          {...form.field('purpose')}
          label={crmReplies.purpose}
          choices={choicesOf(crmReplies.purposes)}
          defaultValue={template?.purpose ?? 'other'}
        />
        <TextArea
          {...form.field('body')}
          label={crmReplies.body}
          rows={6}
          lang={language}
          defaultValue={template?.body}
        />
      </CrmForm>
    </div>
  )
}
