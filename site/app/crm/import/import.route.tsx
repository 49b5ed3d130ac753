import { crmImport } from '@nokshi/content/crm/import.ts'
import { crmSettings } from '@nokshi/content/crm/settings.ts'
import type { ImportReport } from '@nokshi/contract/crm/import.ts'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import { CrmPage, crmMeta } from '../parts/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { Another, FailedRows, ImportTrial, type PickedFile } from './import-trial.tsx'
import './import.css'

export const meta = crmMeta(crmImport.title)

/** A file is tried before anything is kept, and the whole import is one change that can be undone. */
export default function CrmImportRoute() {
  const mayChange = useMayChange()
  const [file, setFile] = useState<PickedFile>()
  const [done, setDone] = useState<ImportReport>()

  function begin(picked: PickedFile | undefined) {
    setDone(undefined)
    setFile(picked)
  }

  return (
    <CrmPage title={crmImport.title} note={crmImport.note}>
      {!mayChange && <p>{crmSettings.membersOnly}</p>}
      {mayChange && !file && <ImportFile onPicked={begin} />}
      {file && !done && <ImportTrial key={file.name} file={file} onDone={setDone} onAnother={() => begin(undefined)} />}
      {done && <Finished report={done} onAnother={() => begin(undefined)} />}
    </CrmPage>
  )
}

function Finished({ report, onAnother }: { report: ImportReport; onAnother: () => void }) {
  return (
    <section className="crm-card" role="status">
      <h2 className="crm-heading">{crmImport.finished}</h2>
      <p>{crmImport.done(report.added, report.updated)}</p>
      <div className="crm-actions">
        <FailedRows report={report} />
        <ButtonLink to="/crm/contacts?sort=new">{crmImport.look}</ButtonLink>
        <Another onAnother={onAnother} />
      </div>
    </section>
  )
}

/** As much as one call takes, with room for what JSON adds. */
const BYTES_MAX = 2 * 1024 * 1024

/** Chosen, or dropped onto the input, which covers the box. Nothing is sent before its columns are looked at. */
function ImportFile({ onPicked }: { onPicked: (file: PickedFile) => void }) {
  const id = useId()
  const [error, setError] = useState<string>()

  async function take(files: FileList | null) {
    const [file] = files ?? []
    if (!file) return
    if (file.size > BYTES_MAX) return setError(crmImport.tooLarge)
    const csv = await readText(file)
    if (csv === undefined) return setError(crmImport.unreadable)
    onPicked({ name: file.name, csv })
  }

  return (
    <div className="import-drop stack gap-10 rounded">
      <FileUp aria-hidden size={28} />
      <label htmlFor={id} className="button">
        {crmImport.choose}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv,text/plain"
        className="import-input"
        onChange={({ target }) => void take(target.files)}
      />
      <p>{crmImport.drop}</p>
      <p className="crm-small">{crmImport.example}</p>
      <p className="crm-small">{crmImport.text}</p>
      {error && <FieldError role="alert" sentence={error} />}
    </div>
  )
}

/** Spreadsheets on Windows save UTF-8 or, as «Unicode text», UTF-16; anything else is refused. */
async function readText(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const encoding = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
