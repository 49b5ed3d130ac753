import { dashboard } from '@nokshi/content/dashboard.ts'
import {
  OwnRegistration,
  type RegistrationEdit,
  type RegistrationKind,
} from '@nokshi/contract/linkhub/registrations.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi, toProblem } from '../../platform/api.ts'
import { queryClient } from '../../platform/query-client.ts'
import { keepBlock, mergeEdit } from '../rows/keep-block.ts'

const List = OwnRegistration.array()

export const registrationsQuery = queryOptions({
  queryKey: ['registrations'],
  queryFn: () => browserApi('GET /api/linkhubAuth/me/registrations', List),
  // Another window may have changed it, or the studio checked it.
  refetchOnWindowFocus: 'always',
})

const newest = { ...registrationsQuery, staleTime: 0 }

/** Refused where another window was first: its number would be replaced unseen. */
export async function addRegistration(kind: RegistrationKind, edit: RegistrationEdit) {
  const all = await queryClient.fetchQuery(newest)
  if (all.some((one) => one.kind === kind)) throw toProblem(409, undefined, dashboard.add.conflict)
  await save(kind, edit)
}

/** What was not changed here stays as another window has saved it. */
export async function changeRegistration(before: OwnRegistration, edit: RegistrationEdit) {
  const all = await queryClient.fetchQuery(newest)
  const { number, endsOn } = all.find(({ kind }) => kind === before.kind) ?? before
  const first = { number: before.number, endsOn: before.endsOn }
  await save(before.kind, mergeEdit(first, edit, { number, endsOn }))
}

async function save(kind: RegistrationKind, body: RegistrationEdit) {
  const saved = await browserApi('PUT /api/linkhubAuth/me/registrations/{kind}', List, { kind, body })
  keepBlock(registrationsQuery, saved)
}

export async function removeRegistration(kind: RegistrationKind) {
  const left = await browserApi('DELETE /api/linkhubAuth/me/registrations/{kind}', List, { kind })
  keepBlock(registrationsQuery, left)
}

/** By the clock of this device; the page itself goes by the owner's time zone. */
export function hasEnded({ endsOn }: OwnRegistration) {
  return endsOn !== null && new Date(`${endsOn}T23:59:59`).getTime() < Date.now()
}
