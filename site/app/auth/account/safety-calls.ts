import { RecoveryCodes, TwoFactorSecret } from '@nokshi/contract/accounts/passkeys.ts'
import { AccountSafety, type SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { makeOwnPasskey } from '../../platform/own-passkey.ts'

export const safetyQuery = queryOptions({
  queryKey: ['safety'],
  queryFn: () => browserApi('GET /api/auth/safety', AccountSafety),
  retry: false,
})

export function beginApp(proof: SafetyProof) {
  return browserApi('POST /api/auth/two-factor', TwoFactorSecret, { body: proof })
}

export function confirmApp(code: string) {
  return browserApi('POST /api/auth/two-factor/confirm', AccountSafety, { body: { code } })
}

export function removeApp(proof: SafetyProof) {
  return browserApi('POST /api/auth/two-factor/remove', AccountSafety, { body: proof })
}

export function renewCodes(proof: SafetyProof) {
  return browserApi('POST /api/auth/recovery-codes', RecoveryCodes, { body: proof })
}

export async function addPasskey(proof: SafetyProof) {
  const created = await makeOwnPasskey()
  return browserApi('POST /api/auth/passkeys', AccountSafety, { body: { ...proof, created } })
}

export function removePasskey(id: string, proof: SafetyProof) {
  return browserApi('POST /api/auth/passkeys/{id}/removal', AccountSafety, { id, body: proof })
}
