import { crmMails } from '@nokshi/content/crm/mails.ts'
import { crmFrame } from '@nokshi/content/crm/records.ts'
import { MailFile } from '@nokshi/contract/crm/mails.ts'
import { Download, Paperclip, X } from 'lucide-react'
import { type Dispatch, type SetStateAction, useId, useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { apiUrl } from '../../platform/api-url.ts'
import { shownSentence } from '../../platform/shown-sentence.ts'
import { IconButton } from '../../ui/icon-button.tsx'

export function fileAddress(id: string) {
  return apiUrl(`/api/crm/mail-files/${id}`)
}

/** The files of a mail that is shown: pictures small, everything else as a download. */
export function MailFiles({ files }: { files: MailFile[] }) {
  if (files.length === 0) return null
  return (
    <>
      {files.some(({ name }) => /^winmail\.dat$/i.test(name)) && <p className="crm-small">{crmMails.winmail}</p>}
      <ul className="wrap gap-8" aria-label={crmMails.files}>
        {files.map(({ id, name, sizeBytes, isPicture }) => (
          <li key={id}>
            <a className="mail-file row gap-x-10" href={fileAddress(id)} {...(isPicture ? newTab : { download: name })}>
              {isPicture ? (
                <img src={fileAddress(id)} alt="" width={40} height={40} loading="lazy" />
              ) : (
                <Download aria-hidden size={16} />
              )}
              <bdi>{name}</bdi> <span className="crm-small">{inBytes(sizeBytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

const MEGABYTE = 1024 * 1024

function inBytes(bytes: number) {
  return bytes < MEGABYTE ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`
}

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.gif,.webp,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp'

interface AttachFilesProps {
  files: MailFile[]
  onChange: Dispatch<SetStateAction<MailFile[]>>
  /** The name of the file that is being uploaded. */
  busy: string
  onBusy: (name: string) => void
}

/** Uploaded as they are chosen, so that sending is quick. */
export function AttachFiles({ files, onChange, busy, onBusy: setBusy }: AttachFilesProps) {
  const inputId = useId()
  const [error, setError] = useState('')

  async function add(chosen: File[]) {
    setError('')
    for (const file of chosen) {
      setBusy(file.name)
      const body = new FormData()
      body.append('name', file.name)
      body.append('file', file)
      try {
        const uploaded = await browserApi('POST /api/crm/mail-files', MailFile, { body })
        onChange((before) => [...before, uploaded])
      } catch (refusal) {
        setError(`${file.name}: ${shownSentence(refusal, crmFrame.unreachable)}`)
      }
    }
    setBusy('')
  }

  return (
    <div className="stack gap-4">
      <p className="wrap items-baseline gap-x-10">
        <label className="crm-quiet-button" htmlFor={inputId}>
          <Paperclip aria-hidden size={16} /> {crmMails.attach}
        </label>
        <input
          id={inputId}
          className="sr-only"
          type="file"
          multiple
          accept={ACCEPTED}
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <span className="crm-small" role="status">
          {busy ? crmMails.uploading(busy) : error || crmMails.attachHint}
        </span>
      </p>
      {files.length > 0 && (
        <ul className="wrap gap-8" aria-label={crmMails.files}>
          {files.map((file) => (
            <li key={file.id} className="mail-file row gap-x-10">
              <bdi>{file.name}</bdi> <span className="crm-small">{inBytes(file.sizeBytes)}</span>
              <IconButton
                icon={X}
                size={16}
                label={crmMails.remove(file.name)}
                onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
