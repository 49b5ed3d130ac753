import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** Node compresses on four threads. */
const AT_A_TIME = 4

/**
 * Puts a brotli copy beside every asset: the best compression, paid once at build time. The server makes
 * other forms of it.
 */
export async function compressAssets(buildDirectory: string) {
  const assets = glob('client/**/*.{js,css,svg,json}', { cwd: buildDirectory })
  await Promise.all(Array.from({ length: AT_A_TIME }, () => compressEach(assets, buildDirectory)))
}

/** Several of these share one list, and each takes the next file when it is done with the last. */
async function compressEach(assets: AsyncIterable<string>, folder: string) {
  for await (const name of assets) {
    const file = join(folder, name)
    const bytes = await readFile(file)
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${file}.br`, await brotli(bytes, { params: size }))
  }
}

const brotli = promisify(brotliCompress)
