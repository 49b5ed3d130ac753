import { type ChildProcess, fork } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { WireAnswer } from './wire.ts'

/** What the bare server answers, whatever it is asked. */
export interface BareAnswer {
  status: number
  /** Names and values in turns. */
  headers: string[]
  /** In base 64. */
  body: string
  /** Whether it reads the request's body and parses it as JSON first. */
  readsJson: boolean
}

/** A running server, the product or the reference, as far as measuring it goes. */
export interface Measured {
  port: number
  /** The processor time it has used so far. */
  cpuSeconds(): Promise<number>
}

export interface BareServer extends Measured {
  stop(): void
}

/** What Node adds by itself, there as here. */
const ADDED_BY_NODE = new Set(['date', 'connection', 'keep-alive'])

/** A bare node:http server that sends the same bytes as the product did, headers included. */
export async function startBareServer(
  { status, headers, body }: WireAnswer,
  { readsJson = false } = {},
): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-process.ts'))
  const answer: BareAnswer = {
    status,
    headers: headers.filter(([name]) => !ADDED_BY_NODE.has(name.toLowerCase())).flat(),
    body: body.toString('base64'),
    readsJson,
  }
  // Both are what bare-process.ts answers to these messages.
  const { port } = (await ask(child, answer)) as AddressInfo
  return {
    port,
    cpuSeconds: async () => (await ask(child, 'cpu')) as number,
    stop: () => void child.kill(),
  }
}

function ask(child: ChildProcess, message: BareAnswer | 'cpu') {
  return new Promise<unknown>((resolve, reject) => {
    const onExit = () => reject(new Error('The bare server is gone.'))
    child.once('exit', onExit)
    child.once('message', (answer) => {
      child.off('exit', onExit)
      resolve(answer)
    })
    child.send(message)
  })
}
