import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto'
import { Secret } from 'otpauth'
import * as z from 'zod'
import { transact } from '../database/connect.ts'
import type { Deps } from '../platform/deps.ts'
import { seal } from '../platform/secret.ts'
import { hashRecoveryCode, PURPOSE } from './app-codes.ts'
import { creators, type Kind, staff } from './kinds.ts'
import { listEarlierSeals, replaceRecoveryCodes, updateEarlierSeal } from './queries.ts'

/**
 * Before 0029 better-auth sealed app secrets and recovery codes. Migrations do not have the secret, so the
 * first process afterwards reseals them. What another secret sealed waits for that secret.
 */
export async function renewEarlierSeals(deps: Pick<Deps, 'db' | 'secret'>) {
  for (const kind of [creators, staff])
    for (const { personId: id, secret: sealed, earlierCodes } of await listEarlierSeals(deps.db, kind)) {
      const opened = tryOpen(keyOf(deps.secret, kind), sealed)
      if (opened === undefined) continue
      const codes = z.array(z.string()).parse(JSON.parse(tryOpen(keyOf(deps.secret, kind), earlierCodes ?? '') ?? '[]'))
      const renewed = seal(deps.secret, PURPOSE, Secret.fromUTF8(opened).base32)
      await transact(deps.db, async (tx) => {
        if (!(await updateEarlierSeal(tx, { kind, id }, renewed))) return
        const hashes = codes.map((code) => hashRecoveryCode(deps, { kind, id }, code))
        await replaceRecoveryCodes(tx, { kind, id }, [...new Set(hashes)])
      })
    }
}

/** Staff had a key of their own. */
function keyOf(secret: string, { name }: Kind) {
  const own = name === 'staff' ? createHmac('sha256', secret).update('staff').digest('base64url') : secret
  return createHash('sha256').update(own).digest()
}

function tryOpen(key: Buffer, hex: string) {
  try {
    return openXChaCha(key, Buffer.from(hex, 'hex'))
  } catch {
    return undefined
  }
}

const NONCE_BYTES = 24
const TAG_BYTES = 16

/** XChaCha20-Poly1305 (draft-irtf-cfrg-xchacha): the nonce is in front, the tag at the end. */
function openXChaCha(key: Buffer, bytes: Buffer) {
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const short = Buffer.concat([Buffer.alloc(4), nonce.subarray(16)])
  const options = { authTagLength: TAG_BYTES }
  const decipher = createDecipheriv('chacha20-poly1305', hChaCha20(key, nonce.subarray(0, 16)), short, options)
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  return text.toString('utf8')
}

/** A block of ChaCha20 is its last state plus its first; HChaCha20 takes eight words of the last state. */
function hChaCha20(key: Buffer, nonce: Buffer) {
  const block = createCipheriv('chacha20', key, nonce).update(Buffer.alloc(64))
  const first = Buffer.concat([Buffer.from('expand 32-byte k'), nonce])
  const last = Buffer.concat([block.subarray(0, 16), block.subarray(48)])
  for (let at = 0; at < last.length; at += 4)
    last.writeUInt32LE((last.readUInt32LE(at) - first.readUInt32LE(at)) >>> 0, at)
  return last
}
