import type { FoundPage } from '@nokshi/contract/linkhub/import.ts'
import { isBlank } from '@nokshi/contract/text.ts'
import { ImportSheet } from '../import/import-sheet.tsx'
import type { CreateForm } from './use-create-form.ts'

export function CreateImport({ form: { values, change } }: { form: CreateForm }) {
  const rows = values.customLinks.filter(({ title, url }) => !isBlank(title) || !isBlank(url))

  function importFound({ name, bio, socials, links }: FoundPage) {
    const key = Math.max(-1, ...values.customLinks.map((row) => row.key)) + 1
    change({
      ...(name !== undefined && { name }),
      ...(bio !== undefined && { bio }),
      socials: { ...values.socials, ...socials },
      customLinks: [...rows, ...links.map((link, index) => ({ key: key + index, ...link }))],
    })
  }

  return <ImportSheet present={{ ...values, profiles: undefined, links: rows }} onImport={importFound} />
}
