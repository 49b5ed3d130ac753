import { Dialog } from '@base-ui/react/dialog'
import { crmGate } from '@nokshi/content/crm/staff.ts'
import { useState } from 'react'
import { crmClient } from '../records/crm-api.ts'
import { resumeCalls } from '../records/session-over.ts'
import { meQuery, useMe } from '../staff/crm-me.ts'
import { LoginCodeForm, LoginForm } from '../staff/login-form.tsx'

export function LoginAgainDialog({ isOver }: { isOver: boolean }) {
  const { title, text, leave } = crmGate.again
  return (
    <Dialog.Root open={isOver}>
      <Dialog.Portal>
        <Dialog.Backdrop className="cover" />
        <Dialog.Popup className="cover-sheet crm-dialog stack gap-10 small">
          <Dialog.Title className="crm-heading">{title}</Dialog.Title>
          <Dialog.Description className="soft">{text}</Dialog.Description>
          <Steps />
          <a href="/crm/login" className="crm-text-link">
            {leave}
          </a>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Steps() {
  const me = useMe()
  const [step, setStep] = useState<'password' | 'code'>('password')

  async function onDone() {
    const now = await crmClient.fetchQuery({ ...meQuery, staleTime: 0 })
    // Somebody else at the same desk: what is on the page is not theirs to send.
    if (now?.id !== me.id) window.location.reload()
    else resumeCalls()
  }

  if (step === 'code') return <LoginCodeForm onDone={() => void onDone()} onBack={() => setStep('password')} />
  return <LoginForm onDone={() => void onDone()} onCode={() => setStep('code')} />
}
