import { crmReplies } from '@nokshi/content/crm.ts'
import type { ReplyTemplate } from '@nokshi/contract/reply-templates.ts'
import { fillTemplate } from '../replies/reply-template.ts'
import { useMe } from '../staff/crm-me.ts'

/** As it would reach somebody. */
export function ReplyPreview({ body, language }: Pick<ReplyTemplate, 'body' | 'language'>) {
  const me = useMe()
  const { name, reference } = crmReplies.sample
  return (
    <section className="reply-preview" aria-label={crmReplies.preview}>
      <p className="crm-small">{crmReplies.preview}</p>
      <p lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} className="reply-preview-words">
        {fillTemplate(body, { name: name[language], me: me.name, reference })}
      </p>
    </section>
  )
}
