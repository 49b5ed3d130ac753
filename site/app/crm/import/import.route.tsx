import { crmImport } from '@nokshi/content/crm/import.ts'
import { crmSettings } from '@nokshi/content/crm/settings.ts'
import type { ImportReport } from '@nokshi/contract/crm/import.ts'
import { useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { crmMeta } from '../records/crm-meta.ts'
import { CrmPage } from '../shell/crm-page.tsx'
import { useMayChange } from '../staff/crm-me.ts'
import { ImportFile, type PickedFile } from './import-file.tsx'
import { ImportTrial } from './import-trial.tsx'
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
        <ButtonLink to="/crm/contacts?sort=new">{crmImport.look}</ButtonLink>
        <button type="button" className="crm-text-link" onClick={onAnother}>
          {crmImport.another}
        </button>
      </div>
    </section>
  )
}
