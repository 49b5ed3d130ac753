import { crmReplies } from '@nokshi/content/crm/replies.ts'
import { Reference } from '@nokshi/contract/crm/records.ts'
import type { ReplyTemplate } from '@nokshi/contract/crm/replies.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { Fetched } from '../parts/fetched.tsx'
import { QuietButton } from '../parts/quiet-button.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { templatesQuery } from '../records/crm-queries.ts'
import { ReplyEditor } from './reply-template-form.tsx'

export function ReplyTemplates() {
  return (
    <Fetched query={useQuery(templatesQuery)}>{(templates) => <Replies templates={templates} />}</Fetched>
  )
}

function Replies({ templates }: { templates: ReplyTemplate[] }) {
  /** The id of the one that is open; `new` for one that is being added. */
  const [openId, setOpenId] = useState<string>()
  const close = () => setOpenId(undefined)
  const add = <Button onClick={() => setOpenId('new')}>{crmReplies.add}</Button>
  return (
    <div className="crm-stack settings-panel">
      <SettingsPart heading={crmReplies.heading}>
        <Marks />
        {openId === 'new' && <ReplyEditor onClose={close} />}
        {templates.length === 0 && openId !== 'new' && <EmptyState {...crmReplies.empty}>{add}</EmptyState>}
        {templates.length > 0 && (
          <ul className="crm-rows">
            {templates.map((template) => (
              <ReplyRow
                key={template.id}
                template={template}
                isOpen={template.id === openId}
                onOpen={() => setOpenId(template.id)}
                onClose={close}
              />
            ))}
          </ul>
        )}
        {templates.length > 0 && openId !== 'new' && <div>{add}</div>}
      </SettingsPart>
    </div>
  )
}

function Marks() {
  return (
    <>
      <p className="soft">{crmReplies.text}</p>
      <ul className="reply-marks wrap gap-y-4 gap-x-20 soft micro">
        {crmReplies.marks.map(({ mark, means }) => (
          <li key={mark}>
            <code>{mark}</code> {means}
          </li>
        ))}
      </ul>
    </>
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
    <li className="crm-row">
      <div className="crm-row-words">
        <p className="strong">
          <bdi>{title}</bdi>
        </p>
        <p className="crm-small">
          {crmReplies.languages[language]} · {crmReplies.channels[channel]}
        </p>
      </div>
      <div className="crm-actions">
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
      </div>
      {isOpen && <ReplyEditor key={template.version} template={template} onClose={onClose} />}
    </li>
  )
}
