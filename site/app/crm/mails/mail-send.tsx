import { crmMails } from '@nokshi/content/crm/mails.ts'
import { type Mailbox, type MailFile, type NewMail, SentMail } from '@nokshi/contract/crm/mails.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { isRefusedWith } from '../../platform/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Refusal } from '../../ui/forms/error-summary.tsx'
import { sentenceOf } from '../parts/crm-page.tsx'
import { crmApi, undoChange, useChange } from '../records/crm-api.ts'
import { AttachFiles } from './mail-files.tsx'
import './mails.css'

interface MailSendProps {
  mailbox: Mailbox
  about: Pick<NewMail, 'contactId' | 'dealId' | 'submissionId'>
  mail: Pick<NewMail, 'to' | 'subject' | 'body' | 'language'>
  /** Nobody has answered yet, as far as is known: refused when somebody has meanwhile. */
  isFirst: boolean
  isSecond: boolean
  onSent: () => void
  /** The words that were taken back before they left. */
  onTakenBack: (body: string) => void
}

/** Subject, files and the button below the words of a mail. Its toast takes it back for ten seconds. */
export function MailSend({ mailbox, about, mail, isFirst, isSecond, onSent, onTakenBack }: MailSendProps) {
  const [subject, setSubject] = useState<string>()
  const [files, setFiles] = useState<MailFile[]>([])
  const [uploading, setUploading] = useState('')
  const send = useChange({
    send: (body: NewMail, idempotencyKey) => crmApi('POST /api/crm/mails', SentMail, { body, idempotencyKey }),
    done: () => crmMails.sent,
    undo:
      ({ body, subject }, { changeId }) =>
      async () => {
        await undoChange(changeId)
        setSubject(subject)
        setFiles(files)
        onTakenBack(body)
      },
    onDone() {
      setSubject(undefined)
      setFiles([])
      onSent()
    },
    onError: () => true,
  })
  const isAgain = isRefusedWith(send.error, 'answered-meanwhile')
  const written = subject ?? mail.subject

  function submit() {
    const fileIds = files.map(({ id }) => id)
    send.mutate({ ...about, ...mail, subject: written, fileIds, ...(isFirst && !isAgain && { isFirst }) })
  }

  return (
    <div className="stack gap-12">
      <TextField
        label={crmMails.subject}
        lang={mail.language}
        maxLength={200}
        value={written}
        onChange={({ target }) => setSubject(target.value)}
      />
      <AttachFiles files={files} onChange={setFiles} busy={uploading} onBusy={setUploading} />
      {send.error !== null && <Refusal key={send.failureCount} sentence={sentenceOf(send.error)} />}
      <div className="crm-actions">
        <Button
          look={isSecond ? 'second' : 'primary'}
          disabled={send.isPending || uploading !== '' || mail.body === '' || written.trim() === ''}
          onClick={submit}
        >
          <Send aria-hidden size={18} />
          {send.isPending ? crmMails.sending : isAgain ? crmMails.sendAnyway : crmMails.send}
        </Button>
        <span className="crm-small">{mailbox.imap ? crmMails.answersHere : crmMails.answersTo}</span>
      </div>
    </div>
  )
}
