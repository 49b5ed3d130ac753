import { crmImport } from '@nokshi/content/crm/import.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { writeCount } from '@nokshi/content/write-count.ts'
import { ImportReport, importFields } from '@nokshi/contract/crm/import.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../ui/browser/save-file.ts'
import { Button, SmallButton } from '../../ui/button.tsx'
import { CrmCard, CrmFailed } from '../parts/crm-page.tsx'
import { crmApi, useChange } from '../records/crm-api.ts'

export interface PickedFile {
  name: string
  csv: string
}

interface ImportTrialProps {
  file: PickedFile
  onDone: (report: ImportReport) => void
  onAnother: () => void
}

export function ImportTrial({ file, onDone, onAnother }: ImportTrialProps) {
  const [columns, setColumns] = useState<Columns>()
  const trial = useQuery({
    queryKey: ['import', file.name, file.csv.length, columns],
    queryFn: () => send(file, columns, true),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const keep = useChange({
    send: (_: undefined, key) => send(file, columns, false, key),
    done: ({ added, updated }) => crmImport.done(added, updated),
    onDone,
  })

  if (trial.error)
    return (
      <>
        <CrmFailed error={trial.error} onRetry={() => void trial.refetch()} />
        <Another onAnother={onAnother} />
      </>
    )
  const report = trial.data
  if (!report) return <p role="status">{crmFrame.loading}</p>
  const people = report.added + report.updated
  return (
    <>
      <div className="crm-actions">
        <p className="strong">
          <bdi>{crmImport.file(file.name, report.rows)}</bdi>
        </p>
        <Another onAnother={onAnother} />
      </div>
      <ImportColumns columns={report.columns} onChange={setColumns} />
      <ImportPreview report={report} />
      <div className="crm-actions">
        {people > 0 ? (
          <Button disabled={keep.isPending || trial.isFetching} onClick={() => keep.mutate(undefined)}>
            {keep.isPending ? crmImport.busy : crmImport.submit(people)}
          </Button>
        ) : (
          <p className="strong">{crmImport.nothing}</p>
        )}
      </div>
    </>
  )
}

export function Another({ onAnother }: { onAnother: () => void }) {
  return (
    <button type="button" className="crm-text-link" onClick={onAnother}>
      {crmImport.another}
    </button>
  )
}

function send({ csv }: PickedFile, columns: Columns | undefined, isDryRun: boolean, idempotencyKey?: string) {
  return crmApi('POST /api/crm/import', ImportReport, { body: { csv, columns, isDryRun }, idempotencyKey })
}

type Columns = Record<string, (typeof importFields)[number] | null>

interface ImportColumnsProps {
  columns: ImportReport['columns']
  onChange: (columns: Columns) => void
}

function ImportColumns({ columns, onChange }: ImportColumnsProps) {
  function choose(header: string, chosen: string) {
    const field = importFields.find((known) => known === chosen) ?? null
    const current = Object.fromEntries(columns.map((column) => [column.header, column.field]))
    onChange({ ...current, [header]: field })
  }

  return (
    <CrmCard heading={crmImport.columns}>
      <ul className="import-columns stack">
        {columns.map(({ header, field, example }) => (
          <li key={header} className="row between gap-x-16">
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
    </CrmCard>
  )
}

function ImportPreview({ report }: { report: ImportReport }) {
  const { counts, outcomes } = crmImport
  const figures = [
    { label: counts.added, value: report.added },
    { label: counts.updated, value: report.updated },
    { label: counts.unchanged, value: report.unchanged },
    { label: counts.refused, value: report.refused.length },
    { label: counts.flagged, value: report.flagged ?? 0 },
  ]
  return (
    <CrmCard heading={crmImport.preview}>
      <dl className="import-figures wrap gap-y-8 gap-x-24" aria-live="polite">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="crm-small">{label}</dt>
            <dd className="figures">{writeCount(value)}</dd>
          </div>
        ))}
      </dl>
      <ul className="import-rows lined-list line-above stack">
        {report.preview.map(({ row, outcome, contact, detail }) => (
          <li key={row} className="row gap-x-16">
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
      <FailedRows report={report} />
    </CrmCard>
  )
}

/** To be corrected in a spreadsheet and imported again. */
export function FailedRows({ report: { failedCsv, refused } }: { report: ImportReport }) {
  if (!failedCsv) return null
  const save = () => saveFile(new Blob([failedCsv], { type: 'text/csv;charset=utf-8' }), crmImport.failedFile)
  return (
    <p>
      <SmallButton onClick={save}>{crmImport.download(refused.length)}</SmallButton>
    </p>
  )
}
