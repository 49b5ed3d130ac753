import type { Db } from '../database/connect.ts'

export type ProofMethod = 'password' | 'passkey' | 'new-page'

interface Proof {
  sessionId: string
  method: ProofMethod
  provedAt: number
}

export async function putProof(db: Db, proof: Proof) {
  await db
    .insertInto('sessionProof')
    .values(proof)
    .onConflict((conflict) => conflict.columns(['sessionId', 'method']).doUpdateSet({ provedAt: proof.provedAt }))
    .execute()
}

export async function hasProof(db: Db, sessionId: string, methods: readonly ProofMethod[], after: number) {
  const proof = await db
    .selectFrom('sessionProof')
    .innerJoin('session', 'session.id', 'sessionProof.sessionId')
    .select('sessionProof.provedAt')
    .where('sessionProof.sessionId', '=', sessionId)
    .where('sessionProof.method', 'in', methods)
    .where('sessionProof.provedAt', '>', after)
    .executeTakeFirst()
  return proof !== undefined
}

export async function deleteProofsOf(db: Db, userId: string) {
  const sessions = db.selectFrom('session').select('id').where('personId', '=', userId)
  await db.deleteFrom('sessionProof').where('sessionId', 'in', sessions).execute()
}

export async function deleteOldProofs(db: Db, before: number) {
  await db.deleteFrom('sessionProof').where('provedAt', '<=', before).execute()
}
