import { crmTwoFactor, crmPasskeys as words } from '@nokshi/content/crm/staff.ts'
import { SafetyProof } from '@nokshi/contract/safety/account.ts'
import { Passkey, PasskeyOptions } from '@nokshi/contract/safety/passkeys.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { knowsPasskeys, makePasskey, showPasskey } from '../../platform/passkeys.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { crmApi } from '../records/crm-api.ts'
import { CrmForm } from '../records/crm-form.tsx'
import { dayInWords, today } from '../records/day.ts'
import { Fetched } from '../records/fetched.tsx'
import { OpenedForm } from '../records/opened-form.tsx'
import { SettingsPart } from '../records/settings-part.tsx'
import { useCrmForm } from '../records/use-crm-form.ts'
import { useMe } from '../staff/crm-me.ts'
import { CodeField } from '../staff/secret-fields.tsx'

const PASSKEYS = '/api/crm/me/passkeys'
const Options = z.object({ create: PasskeyOptions, get: PasskeyOptions })

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => crmApi.get(PASSKEYS, Passkey.array()),
})

export function SettingsPasskeys() {
  return (
    <SettingsPart heading={words.heading} text={words.text}>
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
              <OpenedForm label={words.add}>
                {(close) => (
                  <PasskeyProof hasPasskey={passkeys.length > 0} onClose={close} send={addPasskey} />
                )}
              </OpenedForm>
            ) : (
              <p className="soft">{words.unsupported}</p>
            )}
          </>
        )}
      </Fetched>
    </SettingsPart>
  )
}

function PasskeyRow({ passkey: { id, name, createdAt } }: { passkey: Passkey }) {
  return (
    <li className="settings-device">
      <span>
        <strong>{name}</strong>{' '}
        <span className="crm-small settings-device-times">
          {words.since(dayInWords(today(new Date(createdAt))))}
        </span>
      </span>
      <OpenedForm label={words.remove}>
        {(close) => (
          <PasskeyProof
            hasPasskey
            onClose={close}
            send={(proof) =>
              crmApi.post(`${PASSKEYS}/${encodeURIComponent(id)}/removal`, proof, Passkey.array())
            }
          />
        )}
      </OpenedForm>
    </li>
  )
}

async function addPasskey(proof: SafetyProof) {
  const { create } = await crmApi.post(`${PASSKEYS}/options`, undefined, Options)
  return crmApi.post(PASSKEYS, { ...proof, created: await makePasskey(create) }, Passkey.array())
}

interface PasskeyProofProps {
  hasPasskey: boolean
  onClose: () => void
  send: (proof: SafetyProof) => Promise<Passkey[]>
}

/** The password, and what the account has beside it: a code, or without one a passkey. */
function PasskeyProof({ hasPasskey, onClose, send }: PasskeyProofProps) {
  const { hasTwoFactor } = useMe()
  const form = useCrmForm({
    schema: SafetyProof,
    async send(proof) {
      if (!hasPasskey || proof.code) return send(proof)
      const { get } = await crmApi.post(`${PASSKEYS}/options`, undefined, Options)
      return send({ ...proof, passkey: await showPasskey(get) })
    },
    done: () => words.done,
    onDone: onClose,
  })
  return (
    <CrmForm form={form} submit={words.submit} onClose={onClose}>
      <PasswordField
        {...form.field('password')}
        label={crmTwoFactor.password}
        autoComplete="current-password"
      />
      {hasTwoFactor && <CodeField {...form.field('code')} required={!hasPasskey} label={words.code} />}
    </CrmForm>
  )
}
