import { parentPort } from 'node:worker_threads'
import { parseMail } from './parse-mail.ts'

parentPort?.on('message', (raw: Uint8Array) => {
  parseMail(raw).then(
    (mail) => parentPort?.postMessage({ mail }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  )
})
parentPort?.postMessage({ isReady: true })
