import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { startProduct } from '../../server/testing/start-product.ts'
import { endWithRun } from './children.ts'
import type { Installation } from './installation.ts'

export interface Product {
  url: string
  port: number
  pid: number
  /** Everything it has printed so far. */
  output: () => string
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<unknown>
}

/** As in `npm start` (setup/start.mjs). */
const NODE_COMPILE_CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/node')

/** As `npm start` runs it, with a trusted proxy, because beacons send addresses of their own. */
export async function runProduct({ env }: Installation): Promise<Product> {
  const { url, port, child, output, end } = await startProduct({
    env: { TRUST_PROXY: '1', ...env, NODE_COMPILE_CACHE },
  })
  endWithRun(child)
  return { url, port, pid: child.pid ?? 0, output, end }
}

/** Resident, as the system counts it. */
export function readMemoryMB({ pid }: Product) {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
