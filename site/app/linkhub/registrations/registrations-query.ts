import { dashboard } from '@nokshi/content/dashboard.ts'
import {
  OwnRegistration,
  type RegistrationEdit,
  type RegistrationKind,
} from '@nokshi/contract/linkhub/registrations.ts'
import type { Profile } from '@nokshi/contract/linkhub.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { browserApi, toProblem } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { keepBlock } from '../rows/keep-block.ts'
import { mergeEdit } from '../rows/merge-edit.ts'

const List = OwnRegistration.array()

export const registrationsQuery = queryOptions({
  queryKey: ['registrations'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/registrations', List),
  // Another window may have changed it, or the studio checked it.
  refetchOnWindowFocus: 'always',
})

/** Refused where another window was first: its number would be replaced unseen. */
export async function addRegistration(kind: RegistrationKind, edit: RegistrationEdit) {
  const all = await fetchNewest()
  if (all.some((one) => one.kind === kind)) throw toProblem(409, undefined, dashboard.add.conflict)
  await save(kind, edit)
}

/** What was not changed here stays as another window has saved it. */
export async function changeRegistration(before: OwnRegistration, edit: RegistrationEdit) {
  const all = await fetchNewest()
  const { number, endsOn } = all.find(({ kind }) => kind === before.kind) ?? before
  const first = { number: before.number, endsOn: before.endsOn }
  await save(before.kind, mergeEdit(first, edit, { number, endsOn }))
}

function fetchNewest() {
  return queryClient.fetchQuery({ ...registrationsQuery, staleTime: 0 })
}

async function save(kind: RegistrationKind, edit: RegistrationEdit) {
  keep(await browserApi('PUT /api/linkhubAuth/me/registrations/{kind}', List, { kind, body: edit }))
}

export async function removeRegistration(kind: RegistrationKind) {
  keep(await browserApi('DELETE /api/linkhubAuth/me/registrations/{kind}', List, { kind }))
}

function keep(registrations: OwnRegistration[]) {
  keepBlock(registrationsQuery.queryKey, registrations)
}

/** What the preview of the page shows of it. */
export function useShownRegistrations(): Pick<Profile, 'registrations'> {
  const { data = [] } = useQuery(registrationsQuery, queryClient)
  const registrations = data.filter((one) => !hasEnded(one))
  return registrations.length > 0 ? { registrations } : {}
}

/** By the clock of this device; the page itself goes by the owner's time zone. */
export function hasEnded({ endsOn }: OwnRegistration) {
  return endsOn !== null && new Date(`${endsOn}T23:59:59`).getTime() < Date.now()
}
