import { crmReplies } from '@nokshi/content/crm.ts'
import { Reference } from '@nokshi/contract/crm.ts'
import type { ReplyTemplate } from '@nokshi/contract/reply-templates.ts'
import { crmApi } from '../records/crm-api.ts'
import { useChange } from '../records/use-change.ts'
import { ReplyEditor } from './settings-reply-editor.tsx'

interface ReplyRowProps {
  template: ReplyTemplate
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

export function ReplyRow({ template, isOpen, onOpen, onClose }: ReplyRowProps) {
  const remove = useChange({
    send: () => crmApi.delete(`/api/crm/templates/${template.id}`, Reference),
    done: () => crmReplies.removed(template.title),
  })
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
        <button
          type="button"
          className="crm-quiet-button"
          aria-expanded={isOpen}
          onClick={isOpen ? onClose : onOpen}
        >
          {crmReplies.edit}
          <span className="sr-only"> {title}</span>
        </button>
        <button
          type="button"
          className="crm-quiet-button"
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {crmReplies.remove}
          <span className="sr-only"> {title}</span>
        </button>
      </div>
      {isOpen && <ReplyEditor key={template.version} template={template} onClose={onClose} />}
    </li>
  )
}
