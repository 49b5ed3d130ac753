import { ApiProblem } from './api.ts'
import { createStore, useStore } from './store.ts'

/** What the API wants to see before it leads orders or money elsewhere. */
export interface ProofRequest {
  sentence: string
  /** Whether a passkey does as well as the password. */
  acceptsPasskey: boolean
}

const request = createStore<ProofRequest | undefined>(undefined)
let askers: ((isProved: boolean) => void)[] = []

export function isProofNeeded({ code }: ApiProblem) {
  return code === 'proof-needed' || code === 'password-needed'
}

/** Opens the dialog (auth/proof-dialog.tsx). False when it was closed. Callers meanwhile share the answer. */
export function askProof({ sentence, code }: ApiProblem) {
  const acceptsPasskey = code === 'proof-needed' && (request.read()?.acceptsPasskey ?? true)
  request.write({ sentence, acceptsPasskey })
  return new Promise<boolean>((resolve) => askers.push(resolve))
}

export function answerProof(isProved: boolean) {
  const answered = askers
  askers = []
  request.write(undefined)
  for (const answer of answered) answer(isProved)
}

/** Sends, and when a proof is needed sends again after it was given. */
export async function withProof<Value>(send: () => Promise<Value>): Promise<Value> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiProblem && isProofNeeded(error) && (await askProof(error)))) throw error
    return send()
  }
}

export function useProofRequest() {
  return useStore(request)
}
