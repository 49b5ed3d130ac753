import { crmRecordPage } from '@nokshi/content/crm/record-page.ts'

const names = new Map(Object.entries(crmRecordPage.sources))

/** How somebody came in, in words; a source that nobody named is its own name. */
export function sourceName(source: string) {
  return names.get(source) ?? source
}
