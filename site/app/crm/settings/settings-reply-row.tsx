import { crmReplies } from '@nokshi/content/crm/replies.ts'
import { Reference } from '@nokshi/contract/crm.ts'
import type { ReplyTemplate } from '@nokshi/contract/reply-templates.ts'
import { ChangeButton } from '../records/change-button.tsx'
import { crmApi } from '../records/crm-api.ts'
import { QuietButton } from '../records/quiet-button.tsx'
import { ReplyEditor } from './settings-reply-editor.tsx'

interface ReplyRowProps {
  template: ReplyTemplate
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

export function ReplyRow({ template, isOpen, onOpen, onClose }: ReplyRowProps) {
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
          send={() => crmApi.delete(`/api/crm/templates/${template.id}`, Reference)}
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
