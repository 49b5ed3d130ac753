import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { type Config, readConfig } from '@nokshi/api/platform/config.ts'
import { OperatorError } from './operator-error.ts'

/** What this process runs: site and API together, one of the two, or both with hot reload. */
export type Part = 'all' | 'site' | 'api' | 'dev'

const parts: Part[] = ['all', 'site', 'api', 'dev']

export function readPart(word = 'all'): Part {
  const part = parts.find((name) => name === word)
  if (!part) throw new OperatorError(`There is no part called ${word}; the parts are ${parts.join(', ')}.`)
  return part
}

/**
 * Adds the variables of `.env`; set ones win. ENV_FILE names another file, or none when empty, so that tests
 * do not use the database or mail server of a real installation.
 */
export function loadEnvironmentFile({
  ENV_FILE: file = resolve(import.meta.dirname, '../../.env'),
}: NodeJS.ProcessEnv) {
  if (existsSync(file)) loadEnvFile(file)
}

export async function readPartConfig(part: Part, env: Record<string, string | undefined>): Promise<Config> {
  // The public address contains the port, so one that the system chooses must be known first.
  const config = readConfig(env.PORT === '0' ? { ...env, PORT: String(await findFreePort()) } : env)
  if (part === 'site' && !env.API_URL) {
    throw new OperatorError('Set API_URL: a site that runs apart from the API must know where the API is.')
  }
  if (part === 'api' && !(env.API_URL && env.SITE_URL)) {
    throw new OperatorError('Set API_URL and SITE_URL: an API that runs apart from the site must know both addresses.')
  }
  if (part !== 'all' && config.domains) {
    throw new OperatorError('Own domains need site and API in one process: leave DOMAINS_HOST out, or use `npm start`.')
  }
  return config
}

/** A free port outside the range that the system gives to outgoing connections. */
export function findFreePort() {
  const port = randomInt(10_000, 30_000)
  return new Promise<number>((resolvePort) => {
    const probe = createServer().once('error', () => resolvePort(findFreePort()))
    probe.listen(port, () => probe.close(() => resolvePort(port)))
  })
}
