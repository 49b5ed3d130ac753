import { accountPages } from '@nokshi/content/account.ts'
import { accountSentences } from '@nokshi/content/account-sentences.ts'
import { RecoveryCodes } from '@nokshi/contract/accounts/passkeys.ts'
import { AccountSafety, type SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '../../platform/api.ts'
import { forgetLogin } from '../../platform/login-memory.ts'
import { makeOwnPasskey } from '../../platform/own-passkey.ts'
import { queryClient } from '../../platform/query-client.ts'
import { loginStateQuery } from '../../platform/session.ts'
import { Button, SmallButton } from '../../ui/button.tsx'
import type { DisclosureState } from '../../ui/disclosure.tsx'
import { notify } from '../../ui/notices/notify.ts'
import { AccountSection } from './account-section.tsx'
import { AppSetup, NewCodes } from './app-setup.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { ProofForm } from './proof-form.tsx'
import { safetyQuery } from './safety-query.ts'
import { sessionsQuery } from './sessions-section.tsx'

const labels = accountPages.account.safety
const { app, passkeys } = labels

type Task = 'set up' | 'turn off' | 'renew' | 'add passkey' | { removes: string }

export function SafetySection({ isOpen, onOpen, onClose }: DisclosureState) {
  const { data: safety } = useQuery(safetyQuery)
  const { data: login } = useQuery(loginStateQuery)
  const [task, setTask] = useState<Task>()
  const [codes, setCodes] = useState<string[]>()
  const current = isOpen ? task : undefined

  function open(task: Task) {
    setCodes(undefined)
    setTask(task)
    onOpen()
  }

  function close() {
    setTask(undefined)
    onClose()
  }

  function keep(next: AccountSafety, said: string) {
    queryClient.setQueryData(safetyQuery.queryKey, next)
    void queryClient.invalidateQueries(sessionsQuery)
    forgetLogin()
    notify(said)
    close()
  }

  async function send(body: SafetyProof) {
    if (current === 'add passkey') {
      const created = await makeOwnPasskey()
      keep(await browserApi('POST /api/auth/passkeys', AccountSafety, { body: { ...body, created } }), passkeys.added)
    } else if (current === 'turn off') {
      keep(await browserApi('POST /api/auth/two-factor/remove', AccountSafety, { body }), app.turnedOff)
    } else if (current === 'renew') {
      setCodes((await browserApi('POST /api/auth/recovery-codes', RecoveryCodes, { body })).recoveryCodes)
      void queryClient.invalidateQueries(safetyQuery)
      close()
    } else if (typeof current === 'object') {
      const input = { id: current.removes, body }
      keep(await browserApi('POST /api/auth/passkeys/{id}/removal', AccountSafety, input), passkeys.removed)
    }
  }

  if (!safety)
    return (
      <AccountSection heading={labels.heading}>
        <p role="status">{labels.loading}</p>
      </AccountSection>
    )
  // An unconfirmed address gets no second factor; those of earlier releases are shown, and can be removed.
  const isOffered = login?.user?.isVerified === true
  const proof = { safety, onClose: close }
  return (
    <AccountSection heading={labels.heading}>
      <p className="soft">{isOffered ? labels.text : labels.unconfirmed}</p>
      <PasskeyRows
        passkeys={safety.passkeys}
        isBusy={current !== undefined}
        isOffered={isOffered}
        onAdd={() => open('add passkey')}
        onRemove={(removes) => open({ removes })}
      />
      {(current === 'add passkey' || typeof current === 'object') && <ProofForm {...proof} send={send} />}
      <p className="account-fact">
        {app.heading}
        <span className={safety.hasApp ? 'strong done micro' : 'soft'}>{safety.hasApp ? app.on : app.off}</span>
      </p>
      {safety.hasApp && (
        <p className="soft">
          {labels.codes.heading}: {accountSentences.codesLeft(safety.codesLeft)}
        </p>
      )}
      {codes && (
        <div role="status" className="stack items-start gap-12 full-width">
          <NewCodes codes={codes} />
          <Button size="small" onClick={() => setCodes(undefined)}>
            {labels.codes.close}
          </Button>
        </div>
      )}
      {current === undefined && (
        <div className="row between gap-10 gap-x-16">
          {!safety.hasApp && isOffered && <SmallButton onClick={() => open('set up')}>{app.setUp}</SmallButton>}
          {safety.hasApp && <SmallButton onClick={() => open('renew')}>{labels.codes.renew}</SmallButton>}
          {safety.hasApp && <SmallButton onClick={() => open('turn off')}>{app.turnOff}</SmallButton>}
        </div>
      )}
      {current === 'set up' && <AppSetup {...proof} onDone={(next) => keep(next, app.done)} />}
      {(current === 'turn off' || current === 'renew') && <ProofForm {...proof} send={send} />}
    </AccountSection>
  )
}
