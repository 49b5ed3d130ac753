import { crmGate } from '@nokshi/content/crm/staff.ts'
import { InviteSeen } from '@nokshi/contract/crm/invites.ts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiProblem, browserApi } from '../../platform/api.ts'
import { useStudio } from '../../platform/use-settings.ts'
import { CrmFailed } from '../parts/crm-states.tsx'
import { crmClient } from '../records/crm-client.ts'
import { crmMeta } from '../records/crm-meta.ts'
import { GateEnd, GateLabels } from './gate-labels.tsx'
import { ClaimForm, JoinForm } from './register-forms.tsx'
import { setupQuery } from './setup-query.ts'

export function meta() {
  return crmMeta(crmGate.register.title)
}

const labels = crmGate.register
const toLogin = { to: '/crm/login', label: labels.closed.link }

/** Closed to everybody but two: whoever has the setup code while nobody owns the CRM, and whoever is invited. */
export default function CrmRegisterRoute() {
  const [search] = useSearchParams()
  const token = search.get('invite')
  return (
    <QueryClientProvider client={crmClient}>
      {token ? <Invited token={token} /> : <Uninvited />}
    </QueryClientProvider>
  )
}

function Uninvited() {
  const { name } = useStudio()
  const { data, isPending, error, refetch } = useQuery(setupQuery)
  if (isPending) return <Checking />
  if (!data) return <CrmFailed error={error} onRetry={() => void refetch()} />
  if (data.isOpen)
    return (
      <GateLabels heading={labels.claim.heading} text={labels.claim.text}>
        <ClaimForm />
      </GateLabels>
    )
  return <GateEnd heading={labels.closed.heading} text={labels.closed.sentence(name)} link={toLogin} />
}

function Invited({ token }: { token: string }) {
  const {
    data: invite,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: ['invited', token],
    queryFn: () => browserApi('POST /api/crm/invites/look', InviteSeen, { body: { token } }),
  })
  if (isPending) return <Checking />
  if (invite)
    return (
      <GateLabels heading={labels.invited.heading} text={labels.invited.text(invite.studio, invite.role)}>
        <JoinForm token={token} email={invite.email} />
      </GateLabels>
    )
  if (!(error instanceof ApiProblem && 'token' in error.codes))
    return <CrmFailed error={error} onRetry={() => void refetch()} />
  // The API says why an invitation no longer works; of an address that was cut off it knows nothing.
  const reason = error.code === 'invalid-fields' ? labels.invited.spentText : error.sentence
  return <GateEnd heading={labels.invited.spent} text={reason} link={toLogin} />
}

function Checking() {
  return (
    <>
      <h1 className="crm-gate-heading break-anywhere" role="status">
        {labels.checking}
      </h1>
      <noscript>
        <p className="strong">{crmGate.needsScript}</p>
      </noscript>
    </>
  )
}
