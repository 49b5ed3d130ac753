import { crmImport } from '@nokshi/content/crm/import.ts'
import { type ImportReport, importFields } from '@nokshi/contract/crm/import.ts'

export type Columns = Record<string, (typeof importFields)[number] | null>

interface ImportColumnsProps {
  columns: ImportReport['columns']
  onChange: (columns: Columns) => void
}

/** What the server took each column for, to be corrected. */
export function ImportColumns({ columns, onChange }: ImportColumnsProps) {
  function choose(header: string, chosen: string) {
    const field = importFields.find((known) => known === chosen) ?? null
    const current = Object.fromEntries(columns.map((column) => [column.header, column.field]))
    onChange({ ...current, [header]: field })
  }

  return (
    <section className="crm-card">
      <h2 className="crm-heading">{crmImport.columns}</h2>
      <ul className="import-columns">
        {columns.map(({ header, field, example }) => (
          <li key={header}>
            <div className="crm-row-words">
              <p className="strong" dir="auto">
                {header}
              </p>
              {example && (
                <p className="crm-small">
                  {crmImport.for} <bdi>{example}</bdi>
                </p>
              )}
            </div>
            <select
              className="field-input settings-select"
              aria-label={crmImport.columnOf(header)}
              value={field ?? ''}
              onChange={({ target }) => choose(header, target.value)}
            >
              <option value="">{crmImport.leftOut}</option>
              {importFields.map((known) => (
                <option key={known} value={known}>
                  {crmImport.fields[known]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  )
}
