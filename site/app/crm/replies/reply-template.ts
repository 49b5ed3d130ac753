import type { Contact } from '@nokshi/contract/crm/contacts.ts'
import type { ReplyTemplate, TemplatePurpose } from '@nokshi/contract/crm/replies.ts'

interface Marks {
  name: string
  me: string
  /** Null when they never sent a request. */
  reference: string | null
}

/** Puts names and the reference in their places. What is no mark stays as it is. */
export function fillTemplate(body: string, { name, me, reference }: Marks) {
  return body.replace(/ ?\(\{reference\}\)|\{(?:name|me|reference)\}/g, (mark) => {
    if (mark === '{name}') return name
    if (mark === '{me}') return me
    return reference === null ? '' : mark.replace('{reference}', reference)
  })
}

export function templatesFor(templates: ReplyTemplate[], channel: string, language: string) {
  return templates.filter((template) => template.channel === channel && template.language === language)
}

/** Whoever wrote last gets a first reply, whoever was answered a follow-up, others no proposal. */
export function purposeAfter({ by }: Contact['lastTouch']): TemplatePurpose | null {
  if (by === null) return null
  return by === 'them' ? 'first-reply' : 'follow-up'
}
