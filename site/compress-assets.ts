import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Puts a brotli and a gzip copy beside every asset: the best compression, paid once at build time. */
export async function compressAssets(buildDirectory: string) {
  for await (const name of glob('client/**/*.{js,css,svg,json}', { cwd: buildDirectory })) {
    const file = join(buildDirectory, name)
    const bytes = await readFile(file)
    await writeFile(
      `${file}.br`,
      await brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    )
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}

const brotli = promisify(brotliCompress)
