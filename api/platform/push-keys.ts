import { createECDH, createHmac } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { keepSetting, seal, unseal } from './secret.ts'

/** By which push services know this installation (VAPID, RFC 8292). Base64url, as browsers take them. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const PURPOSE = 'push keys'

/**
 * Made at the first start, and the same for all machines. Sealed, because the row is in every backup. With
 * another secret there are other keys; browsers register again with those.
 */
export async function loadPushKeys(db: Db, secret: string): Promise<PushKeys> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const ofSecret = createHmac('sha256', secret).update(PURPOSE).digest('base64url').slice(0, 8)
  const sealed = seal(secret, PURPOSE, pair.getPrivateKey('base64url'))
  const privateKey = unseal(secret, PURPOSE, await keepSetting(db, `push-keys ${ofSecret}`, sealed))
  pair.setPrivateKey(privateKey, 'base64url')
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}
