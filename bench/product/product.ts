import { resolve } from 'node:path'
import { startProduct } from '../../server/testing/start-product.ts'
import type { Measured } from '../load/bare-server.ts'
import { endWithRun } from './children.ts'
import type { Installation } from './installation.ts'

export interface Product extends Measured {
  url: string
  /** Everything it has printed so far. */
  output: () => string
  /** Resident, as the system counts it. */
  memoryBytes(): Promise<number>
  /** Ends it as a supervisor would, or as a power cut. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown>
}

/** `npm start` keeps compiled code here as well (setup/start.mjs). */
const compileCache = resolve(import.meta.dirname, '../../node_modules/.cache/node')

const METRICS_TOKEN = 'whoever-measures-reads'

/**
 * The product as `npm start` runs it: the built site and the API in one process, with its settings at their defaults, but for a token to
 * read its figures, and a proxy that is trusted: beacons tell their addresses as one would.
 */
export async function runProduct({ env }: Installation, nodeFlags: string[] = []): Promise<Product> {
  const { url, port, child, output, end } = await startProduct({
    env: { TRUST_PROXY: '1', ...env, NODE_COMPILE_CACHE: compileCache, METRICS_TOKEN },
    nodeFlags,
  })
  endWithRun(child)
  return {
    url,
    port,
    output,
    cpuSeconds: () => readMetric(url, 'process_cpu_seconds_total'),
    memoryBytes: () => readMetric(url, 'process_resident_memory_bytes'),
    end,
  }
}

async function readMetric(url: string, name: string) {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? []
  if (value === undefined) throw new Error(`The product does not tell its ${name}.`)
  return Number(value)
}
