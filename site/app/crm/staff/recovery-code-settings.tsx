import { crmTwoFactor } from '@nokshi/content/crm/staff.ts'
import { RecoveryCodesLeft as Left, RecoveryCodes } from '@nokshi/contract/accounts/passkeys.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CrmFailed, SettingsPart } from '../parts/crm-page.tsx'
import { crmApi, crmQuery } from '../records/crm-api.ts'
import { useFocusKept } from '../records/focus-kept.ts'
import { CodeList } from './recovery-codes.tsx'
import { OpenedProof } from './safety-proof-form.tsx'

const labels = crmTwoFactor.left

/** From here on it is time to make new ones. */
const FEW = 3

const leftQuery = crmQuery(['recovery-codes'], () => crmApi('GET /api/crm/me/recovery-codes', Left))

export function RecoveryCodesLeft() {
  const { data, error, refetch } = useQuery(leftQuery)
  const [codes, setCodes] = useState<string[]>()
  const part = useRef<HTMLElement>(null)
  useFocusKept(part)
  return (
    <SettingsPart ref={part} heading={labels.heading}>
      {error && <CrmFailed error={error} onRetry={() => void refetch()} />}
      {data && (
        <p className={data.left <= FEW ? 'crm-due' : undefined}>
          {labels.count(data.left)} {data.left <= FEW && data.left > 0 && labels.few}
        </p>
      )}
      {codes ? (
        <NewCodes codes={codes} onClose={() => setCodes(undefined)} />
      ) : (
        <OpenedProof
          open={labels.open}
          labels={labels}
          send={(proof) => crmApi('POST /api/crm/me/recovery-codes', RecoveryCodes, { body: proof })}
          onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      )}
    </SettingsPart>
  )
}

/** Shown only now, so it takes the focus. */
function NewCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} role="status" tabIndex={-1} className="shown-once stack gap-10 surface rounded">
      <h3 className="strong">{labels.made}</h3>
      <p className="soft">{crmTwoFactor.codes.text}</p>
      <CodeList codes={codes} />
      <div>
        <Button size="small" onClick={onClose}>
          {labels.close}
        </Button>
      </div>
    </div>
  )
}
