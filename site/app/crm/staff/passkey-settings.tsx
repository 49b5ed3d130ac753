import { crmPasskeys as labels } from '@nokshi/content/crm/staff.ts'
import { Passkey } from '@nokshi/contract/accounts/passkeys.ts'
import type { SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { useQuery } from '@tanstack/react-query'
import { knowsPasskeys } from '../../platform/passkeys.ts'
import { Fetched, Row, Rows, SettingsPart } from '../parts/crm-page.tsx'
import { dayInWords, today } from '../parts/time.tsx'
import { crmApi } from '../records/crm-api.ts'
import { makeOwnPasskey, OpenedProof, passkeysQuery } from './safety-proof-form.tsx'

export function PasskeySettings() {
  return (
    <SettingsPart heading={labels.heading} text={labels.text}>
      <Fetched query={useQuery(passkeysQuery)}>
        {(passkeys) => (
          <>
            <Rows items={passkeys}>{(passkey) => <PasskeyRow key={passkey.id} passkey={passkey} />}</Rows>
            {knowsPasskeys() ? (
              <OpenedProof open={labels.add} {...proof} send={addPasskey} />
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
    <Row title={name} note={labels.since(dayInWords(today(new Date(createdAt))))}>
      <OpenedProof
        open={labels.remove}
        {...proof}
        send={(given) => crmApi('POST /api/crm/me/passkeys/{id}/removal', Passkey.array(), { id, body: given })}
      />
    </Row>
  )
}

const proof = { labels: { submit: labels.submit }, done: () => labels.done }

async function addPasskey(given: SafetyProof) {
  const body = { ...given, created: await makeOwnPasskey() }
  return crmApi('POST /api/crm/me/passkeys', Passkey.array(), { body })
}
