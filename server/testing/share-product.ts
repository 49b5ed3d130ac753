import type { Socket } from 'node:net'
import { type ProductOptions, startProduct } from './start-product.ts'

/**
 * The real product for all files of a worker that only look at it: each start takes two seconds of a core.
 * It ends with the worker, and does not keep it waiting.
 */
export async function shareProduct(options: ProductOptions) {
  const product = await startProduct(options)
  const { child } = product
  child.unref()
  child.channel?.unref()
  // What a pipe is read by is a socket, whatever its type says.
  for (const stream of [child.stdout, child.stderr]) (stream as Socket | null)?.unref()
  process.on('exit', () => child.kill('SIGKILL'))
  return product
}
