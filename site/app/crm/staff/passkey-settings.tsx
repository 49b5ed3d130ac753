import { crmPasskeys as labels } from '@nokshi/content/crm/staff.ts'
import { Passkey } from '@nokshi/contract/accounts/passkeys.ts'
import type { SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { useQuery } from '@tanstack/react-query'
import { knowsPasskeys } from '../../platform/passkeys.ts'
import { dayInWords, today } from '../parts/day.ts'
import { Fetched } from '../parts/fetched.tsx'
import { SettingsPart } from '../parts/settings-part.tsx'
import { crmApi } from '../records/crm-api.ts'
import { OpenedForm } from '../records/opened-form.tsx'
import { makeOwnPasskey, passkeysQuery } from './own-passkeys.ts'
import { SafetyProofForm } from './safety-proof-form.tsx'

export function PasskeySettings() {
  return (
    <SettingsPart heading={labels.heading} text={labels.text}>
      <Fetched query={useQuery(passkeysQuery)}>
        {(passkeys) => (
          <>
            {passkeys.length > 0 && (
              <ul className="crm-rows">
                {passkeys.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )}
            {knowsPasskeys() ? (
              <OpenedForm label={labels.add}>
                {(close) => <SafetyProofForm {...proof} send={addPasskey} onDone={close} onClose={close} />}
              </OpenedForm>
            ) : (
              <p className="soft">{labels.unsupported}</p>
            )}
          </>
        )}
      </Fetched>
    </SettingsPart>
  )
}

function PasskeyRow({ passkey: { id, name, createdAt } }: { passkey: Passkey }) {
  return (
    <li className="settings-device line between gap-10">
      <span>
        <strong>{name}</strong>{' '}
        <span className="crm-small block">{labels.since(dayInWords(today(new Date(createdAt))))}</span>
      </span>
      <OpenedForm label={labels.remove}>
        {(close) => (
          <SafetyProofForm
            {...proof}
            send={(given) => crmApi('POST /api/crm/me/passkeys/{id}/removal', Passkey.array(), { id, body: given })}
            onDone={close}
            onClose={close}
          />
        )}
      </OpenedForm>
    </li>
  )
}

const proof = { labels: { submit: labels.submit }, done: () => labels.done }

async function addPasskey(given: SafetyProof) {
  const body = { ...given, created: await makeOwnPasskey() }
  return crmApi('POST /api/crm/me/passkeys', Passkey.array(), { body })
}
