import { crmFrame } from '@nokshi/content/crm/records.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CrmDialog } from './crm-dialog.tsx'
import { QuietButton } from './quiet-button.tsx'
import { type ChangeSetup, useChange } from './use-change.ts'

interface ConfirmButtonProps<Answer> extends Pick<ChangeSetup<void, Answer>, 'send' | 'done' | 'onDone'> {
  /** `text` says what follows from it. */
  words: { open: string; title: string; text: string; submit: string }
  about: string
}

/** Before what cannot be undone. */
export function ConfirmButton<Answer>({ words, about, send, done, onDone }: ConfirmButtonProps<Answer>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = useChange({
    send,
    done,
    onDone(answer) {
      close()
      onDone?.(answer)
    },
  })
  return (
    <>
      <QuietButton about={about} onClick={() => setOpen(true)}>
        {words.open}
      </QuietButton>
      {isOpen && (
        <CrmDialog title={words.title} onClose={close}>
          <p>{words.text}</p>
          <div className="crm-actions">
            <Button disabled={change.isPending} onClick={() => change.mutate()}>
              {words.submit}
            </Button>
            <Button look="second" onClick={close}>
              {crmFrame.cancel}
            </Button>
          </div>
        </CrmDialog>
      )}
    </>
  )
}
