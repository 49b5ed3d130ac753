import { execFileSync } from 'node:child_process'
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { listenLocally } from './listen-locally.ts'
import { testDns } from './test-dns.ts'

export const PUSH_HOST = 'push.example'

/** A push service on this machine, reached by HTTPS under a public name, and browsers that register with it. */
export async function testPushService() {
  const tls = makeCertificate()
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, tls.cert])
  onTestFinished(() => setDefaultCACertificates(before))

  const received: { browser: string; title: string; body: string; path: string; lang: string; dir: string }[] = []
  const browsers = new Map<string, Browser>()
  const answers: { status: number; location?: string }[] = []
  const seen: string[] = []
  const dialled: string[] = []
  const server = createServer(tls, async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    seen.push(`${request.method} ${request.headers.host}${request.url}`)
    const { status, location } = answers.shift() ?? { status: 201 }
    const name = request.url?.slice(1) ?? ''
    const browser = browsers.get(name)
    if (status === 201 && browser) {
      const { ttl, 'content-encoding': encoding, authorization = '' } = request.headers
      if (encoding !== 'aes128gcm' || !Number(ttl)) throw new Error(`Not a push: ${encoding}, TTL ${ttl}`)
      browser.publicKeys.push(readVapid(authorization))
      received.push({ browser: name, ...Notification.parse(JSON.parse(decrypt(Buffer.concat(chunks), browser))) })
    }
    response.writeHead(status, location === undefined ? {} : { location }).end()
  })
  const port = await listenLocally(server)

  return {
    received,
    seen,
    dialled,
    /** What a browser gives a page that registers. */
    subscribe(name: string) {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const browser: Browser = { ecdh, auth, publicKeys: [] }
      browsers.set(name, browser)
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint: `https://${PUSH_HOST}/${name}`, keys, browser }
    },
    /** How the next pushes are answered; afterwards all is well again. */
    willAnswer: (...next: typeof answers) => void answers.push(...next),
    options: {
      dns: await testDns({
        [PUSH_HOST]: { a: ['93.184.216.34'] },
        'inside.example': { a: ['10.1.2.3'] },
        // Public when the browser registers, and private when something is sent.
        'changing.example': [{ a: ['93.184.216.34'] }, { a: ['127.0.0.1'] }],
      }),
      outbound: {
        route: (checked: { address: string; port: number }) => {
          dialled.push(`${checked.address}:${checked.port}`)
          return { address: '127.0.0.1', port }
        },
      },
    },
  }
}

interface Browser {
  ecdh: ReturnType<typeof createECDH>
  auth: Buffer
  /** Of the installation, as the pushes named it. */
  publicKeys: string[]
}

const Notification = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  lang: z.string(),
  dir: z.string(),
})

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'push-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const name = ['-subj', `/CN=${PUSH_HOST}`, '-addext', `subjectAltName=DNS:${PUSH_HOST},DNS:changing.example`]
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return made
}

/** As a browser does it: RFC 8188 with the keys of RFC 8291. */
function decrypt(body: Buffer, { ecdh, auth }: Browser) {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const theirs = body.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs])
  const input = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

const Claims = z.object({ aud: z.literal(`https://${PUSH_HOST}`), sub: z.templateLiteral(['mailto:', z.string()]) })

/** Verifies the token of RFC 8292, and returns the key that signed it. */
function readVapid(authorization: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (!isSigned) throw new Error('The token of the push is not signed by its key.')
  return publicKey
}
