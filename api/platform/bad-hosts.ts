import { readFile, stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import type { Config } from './config.ts'
import { describeError, type Log } from './log.ts'

type IsListed = (url: string) => boolean

export type BadHosts = ReturnType<typeof createBadHosts>

interface Parts {
  config: Pick<Config, 'badHostsFile'>
  now: () => number
  log: Log
}

/** How late a change of the file may be noticed. */
const NOTICED_AFTER_MS = 10_000

/** Hosts that no page may lead to, from a file that the operator edits while we run. It need not exist. */
export function createBadHosts({ config: { badHostsFile }, now, log }: Parts) {
  let hosts = new Set<string>()
  let version = ''
  let lookedAt = -Infinity
  let loading: Promise<void> | undefined
  const isListed: IsListed = (url) => isBelow(hosts, url)

  /** Calls during a read wait for it too. */
  async function refresh() {
    if (now() - lookedAt >= NOTICED_AFTER_MS) {
      lookedAt = now()
      loading = load()
    }
    await loading
  }

  async function load() {
    try {
      const found = await stat(badHostsFile, { bigint: true })
      const newest = `${found.mtimeNs} ${found.size}`
      if (newest === version) return
      hosts = parseHosts(await readFile(badHostsFile, 'utf8'))
      version = newest
      log.info('list of bad hosts read', { hosts: hosts.size })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
        hosts = new Set()
        version = ''
      }
      // The earlier list stays in force.
      else log.error('list of bad hosts not read', describeError(error))
    }
  }

  return {
    /** The current list, as a function that checks addresses. */
    async read() {
      await refresh()
      return isListed
    },
    /** Changes with the list; empty while there is none. */
    async readVersion() {
      await refresh()
      return version
    },
  }
}

/** One host a line, or a number. Hosts files put a number before the host. */
function parseHosts(text: string) {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  const named = lines.map((line) => {
    const [first = '', second = first] = line.split(/\s+/)
    return isIP(first) === 0 ? first : second
  })
  return new Set(named.map(hostnameOf).filter((host) => host !== ''))
}

function hostnameOf(host: string) {
  const written = isIP(host) === 6 ? `[${host}]` : host.replace(/\.$/, '')
  return URL.parse(`http://${written}`)?.hostname ?? ''
}

/** A listed host includes its subdomains. */
function isBelow(hosts: ReadonlySet<string>, url: string) {
  if (hosts.size === 0) return false
  const labels = (URL.parse(url)?.hostname ?? '').replace(/\.$/, '').split('.')
  return labels.some((_, at) => hosts.has(labels.slice(at).join('.')))
}
