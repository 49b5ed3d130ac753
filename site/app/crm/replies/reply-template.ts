import type { ReplyTemplate } from '@nokshi/contract/reply-templates.ts'

interface Marks {
  name: string
  me: string
  reference: string
}

/** Puts names and the reference in their places. What is no mark stays as it is. */
export function fillTemplate(body: string, marks: Marks) {
  return body.replace(/\{(name|me|reference)\}/g, (mark) => {
    const value = { '{name}': marks.name, '{me}': marks.me, '{reference}': marks.reference }[mark]
    return value ?? mark
  })
}

/** The ready words for a channel in a language. */
export function templatesFor(templates: ReplyTemplate[], channel: string, language: string) {
  return templates.filter((template) => template.channel === channel && template.language === language)
}
