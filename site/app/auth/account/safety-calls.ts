import { RecoveryCodes, TwoFactorSecret } from '@nokshi/contract/accounts/app-codes.ts'
import { AccountSafety, type SafetyProof } from '@nokshi/contract/auth/safety.ts'
import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '../../platform/api.ts'
import { makeOwnPasskey } from '../../platform/own-passkey.ts'

const { post } = browserApi

/** How the account is kept safe. */
export const safetyQuery = queryOptions({
  queryKey: ['safety'],
  queryFn: () => browserApi.get('/api/auth/safety', AccountSafety),
  retry: false,
})

export function beginApp(proof: SafetyProof) {
  return post('/api/auth/two-factor', proof, TwoFactorSecret)
}

export function confirmApp(code: string) {
  return post('/api/auth/two-factor/confirm', { code }, AccountSafety)
}

export function removeApp(proof: SafetyProof) {
  return post('/api/auth/two-factor/remove', proof, AccountSafety)
}

export function renewCodes(proof: SafetyProof) {
  return post('/api/auth/recovery-codes', proof, RecoveryCodes)
}

export async function addPasskey(proof: SafetyProof) {
  const created = await makeOwnPasskey()
  return post('/api/auth/passkeys', { ...proof, created }, AccountSafety)
}

export function removePasskey(id: string, proof: SafetyProof) {
  return post(`/api/auth/passkeys/${encodeURIComponent(id)}/removal`, proof, AccountSafety)
}
