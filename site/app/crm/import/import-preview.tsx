import { crmImport } from '@nokshi/content/crm/import.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import type { ImportReport } from '@nokshi/contract/crm/import.ts'

/** Counts, the first rows as they would become, and every row that cannot be imported with the reason. */
export function ImportPreview({ report }: { report: ImportReport }) {
  const { counts, outcomes } = crmImport
  const figures = [
    { label: counts.added, value: report.added },
    { label: counts.updated, value: report.updated },
    { label: counts.unchanged, value: report.unchanged },
    { label: counts.refused, value: report.refused.length },
  ]
  return (
    <section className="crm-card">
      <h2 className="crm-heading">{crmImport.preview}</h2>
      <dl className="import-figures wrap" aria-live="polite">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="crm-small">{label}</dt>
            <dd className="figures">{writeCount(value)}</dd>
          </div>
        ))}
      </dl>
      <ul className="import-rows stack">
        {report.preview.map(({ row, outcome, contact, detail }) => (
          <li key={row}>
            <span className="crm-small figures">{crmImport.row(row)}</span>
            <span className="strong" dir="auto">
              {contact}
            </span>
            <span className="crm-small" dir="auto">
              {outcomes[outcome]}
              {detail && ` · ${detail}`}
            </span>
          </li>
        ))}
      </ul>
      {report.refused.length > 0 && (
        <details>
          <summary className="strong">{crmImport.refused}</summary>
          <ul className="import-rows stack">
            {report.refused.map(({ row, sentence }) => (
              <li key={row}>
                <span className="crm-small figures">{crmImport.row(row)}</span>
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
