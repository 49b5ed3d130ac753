import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/**
 * The first line of a test file may say on which databases it runs (CONTRIBUTING.md explains when to choose which):
 *   // @engines sqlite postgres          on both, whenever the tests run
 *   // @engines sqlite postgres-whole    on PostgreSQL only in `WHOLE=1 npm test`, which takes longer
 *   // @engines sqlite-whole             on SQLite, only in the whole run
 *   // @engines postgres                 only there: it needs a database that several processes can share
 * Without that line it runs on SQLite, and in the whole run a test of the API on PostgreSQL as well.
 */
function readEngines(file: string) {
  const [firstLine = ''] = readFileSync(file, 'utf8').split('\n', 1)
  const said = /^\/\/ @engines (.*)$/.exec(firstLine)?.[1]
  const engines = said?.split(' ') ?? (file.startsWith('api') ? ['sqlite', 'postgres-whole'] : ['sqlite'])
  const unknown = engines.find((engine) => !ENGINES.includes(engine))
  if (unknown !== undefined)
    throw new Error(`${file} names '${unknown}' as an engine. There are: ${ENGINES.join(', ')}.`)
  return engines
}
const ENGINES = ['sqlite', 'sqlite-whole', 'postgres', 'postgres-whole']

const files = globSync(['*.test.ts', '{architecture,contract,content,art,api,server,site}/**/*.test.ts'], {
  exclude: (path) => path.endsWith('node_modules'),
})
const engine = process.env.TEST_POSTGRES_URL ? 'postgres' : 'sqlite'
const wanted = process.env.WHOLE ? [engine, `${engine}-whole`] : [engine]

export default defineConfig({
  test: {
    include: files.filter((file) => readEngines(file).some((engine) => wanted.includes(engine))),
    globalSetup: ['setup/draw.mjs'],
    setupFiles: ['api/testing/remember-hashes.ts'],
    // As many as cores: a third made the whole slower, because nothing waits for long.
    maxWorkers: 2,
    // The files of a worker share what they import, which is slow to load; each test makes a world of its own.
    isolate: false,
    // A file that only passes after another one fails here. Vitest prints the seed; `SEED=… npm test` repeats the order.
    sequence: { shuffle: { files: true }, ...(process.env.SEED && { seed: Number(process.env.SEED) }) },
    // Only what hangs shall fail by it, also on a machine that is busy with something else.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
