import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { AccountSafety } from '@nokshi/contract/auth/safety.ts'
import type { Client } from './client.ts'

interface Options {
  challenge: string
  rp?: { id: string }
  rpId?: string
}

/** The authenticator of a phone, with one passkey (WebAuthn level 3), in a browser at the site. */
export function createAuthenticator({ origin = 'http://localhost:3000', isVerified = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const flags = isVerified ? 0b101 : 0b001

  function clientData(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function head(site: string, flags: number) {
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags, 0, 0, 0, 0])])
  }

  const answer = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ),
    })

  return {
    id: id.toString('base64url'),
    create({ challenge, rp }: Options) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // The key as COSE writes it: EC2, ES256, P-256, and its two numbers (RFC 9053).
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([head(rp?.id ?? '', flags | 0b1000000), Buffer.alloc(16), length, id, key])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return answer({ clientDataJSON: clientData('webauthn.create', challenge), attestationObject })
    },
    show({ challenge, rpId }: Options) {
      const clientDataJSON = clientData('webauthn.get', challenge)
      const authenticatorData = head(rpId ?? '', flags)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
      return answer({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) })
    },
  }
}

/** What a creator who is logged in asks their authenticator. */
export async function askPasskey(client: Client) {
  return (await client.post('/api/auth/passkey-options', undefined)).json()
}

/** Adds a passkey to the account; answers what shows it, each time anew. */
export async function addPasskey(client: Client, password: string) {
  const authenticator = createAuthenticator()
  const created = authenticator.create((await askPasskey(client)).create)
  const reply = await client.post('/api/auth/passkeys', { password, created })
  if (reply.status !== 201) throw new Error(`Adding a passkey answered ${reply.status}: ${await reply.text()}`)
  AccountSafety.parse(await reply.json())
  return { ...authenticator, prove: async () => authenticator.show((await askPasskey(client)).get) }
}
