import { crmImport } from '@nokshi/content/crm/import.ts'
import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'

export interface PickedFile {
  name: string
  csv: string
}

/** As much as one call takes, with room for what JSON adds. */
const BYTES_MAX = 2 * 1024 * 1024

/** Chosen or dropped. Nothing leaves the browser before its columns are looked at. */
export function ImportFile({ onPicked }: { onPicked: (file: PickedFile) => void }) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [error, setError] = useState<string>()

  async function take(files: FileList | null) {
    const [file] = files ?? []
    if (!file) return
    if (file.size > BYTES_MAX) return setError(crmImport.tooLarge)
    const csv = await readText(file)
    if (csv === undefined) return setError(crmImport.unreadable)
    onPicked({ name: file.name, csv })
  }

  const dropping = {
    onDragOver(event: DragEvent) {
      // Without this the browser would open the file in place of the page.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      void take(event.dataTransfer.files)
    },
  }

  return (
    <div className="import-drop stack gap-10 rounded" data-over={isOver || undefined} {...dropping}>
      <FileUp aria-hidden size={28} />
      <label htmlFor={id} className="button">
        {crmImport.choose}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv,text/plain"
        className="sr-only import-input"
        onChange={({ target }) => void take(target.files)}
      />
      <p>{crmImport.drop}</p>
      <p className="crm-small">{crmImport.example}</p>
      <p className="crm-small">{crmImport.text}</p>
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** Spreadsheets on Windows save in UTF-8 or, when asked for «Unicode text», in UTF-16; anything else is refused. */
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
