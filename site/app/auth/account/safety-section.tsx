import { accountPages } from '@nokshi/content/account.ts'
import type { AccountSafety } from '@nokshi/contract/auth/safety.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetLogin } from '../../platform/login-memory.ts'
import { queryClient } from '../../platform/query-client.ts'
import { loginStateQuery } from '../../platform/session.ts'
import { Button, SmallButton } from '../../ui/button.tsx'
import type { DisclosureState } from '../../ui/disclosure.tsx'
import { notify } from '../../ui/notices/notify.ts'
import { AccountSection } from './account-section.tsx'
import { AppSetup } from './app-setup.tsx'
import { NewCodes } from './new-codes.tsx'
import { PasskeyRows } from './passkey-rows.tsx'
import { ProofForm } from './proof-form.tsx'
import { addPasskey, removeApp, removePasskey, renewCodes, safetyQuery } from './safety-calls.ts'
import { sessionsQuery } from './sessions-query.ts'

const labels = accountPages.account.safety

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

  if (!safety)
    return (
      <AccountSection heading={labels.heading}>
        <p role="status">{labels.loading}</p>
      </AccountSection>
    )
  // An unconfirmed address gets no second factor; those of earlier releases are shown, and can be removed.
  const isOffered = login?.user?.isVerified === true
  const proof = { safety, onClose: close }
  const { app, passkeys } = labels
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
      {current === 'add passkey' && (
        <ProofForm {...proof} send={async (given) => keep(await addPasskey(given), passkeys.added)} />
      )}
      {typeof current === 'object' && (
        <ProofForm
          {...proof}
          send={async (given) => keep(await removePasskey(current.removes, given), passkeys.removed)}
        />
      )}
      <p className="account-fact">
        {app.heading}
        <span className={safety.hasApp ? 'strong done micro' : 'soft'}>{safety.hasApp ? app.on : app.off}</span>
      </p>
      {safety.hasApp && (
        <p className="soft">
          {labels.codes.heading}: {labels.codes.left(safety.codesLeft)}
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
        <div className="account-links row between">
          {!safety.hasApp && isOffered && <SmallButton onClick={() => open('set up')}>{app.setUp}</SmallButton>}
          {safety.hasApp && <SmallButton onClick={() => open('renew')}>{labels.codes.renew}</SmallButton>}
          {safety.hasApp && <SmallButton onClick={() => open('turn off')}>{app.turnOff}</SmallButton>}
        </div>
      )}
      {current === 'set up' && <AppSetup {...proof} onDone={(next) => keep(next, app.done)} />}
      {current === 'turn off' && (
        <ProofForm {...proof} send={async (given) => keep(await removeApp(given), app.turnedOff)} />
      )}
      {current === 'renew' && (
        <ProofForm
          {...proof}
          send={async (given) => {
            setCodes((await renewCodes(given)).recoveryCodes)
            void queryClient.invalidateQueries(safetyQuery)
            close()
          }}
        />
      )}
    </AccountSection>
  )
}
