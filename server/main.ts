import type { Server } from 'node:http'
import { httpsHere, httpsOnly } from '@nokshi/api/http/answer-headers.ts'
import { type Config, ConfigError } from '@nokshi/api/platform/config.ts'
import { createLog, type Log } from '@nokshi/api/platform/log.ts'
import { dispatch } from './http/dispatch.ts'
import { withoutCookies } from './http/hosts.ts'
import { createHttpServer, listen, requireAnswer } from './http/http-server.ts'
import { webListener } from './http/web-listener.ts'
import { closeServer, prepareShutdown } from './lifecycle/drain.ts'
import { loadEnvironmentFile, type Part, readPart, readPartConfig } from './lifecycle/environment.ts'
import { keepFilesPrivate } from './lifecycle/file-permissions.ts'
import { openDatabase } from './lifecycle/open-database.ts'
import { OperatorError } from './lifecycle/operator-error.ts'
import { createDrawings } from './pages/drawings.ts'
import { bindingsOf, callInProcess, callOverHttp } from './pages/fetch-api.ts'
import { followContent, onceReady } from './pages/follow-content.ts'
import type { SiteParts } from './pages/render-page.ts'

/** The process: `node server/main.ts` serves site and API; `site`, `api` and `dev` serve what they say. */
async function main() {
  keepFilesPrivate()
  loadEnvironmentFile(process.env)
  const part = readPart(process.argv[2])
  const config = await readPartConfig(part, process.env)
  const log = createLog(config.logLevel)
  await warnOfForeignApi(config, log)
  const shutdown = prepareShutdown(log)
  const isSecure = (part === 'api' ? config.apiUrl : config.siteUrl).startsWith('https:')
  // What is refused before its host is known may be for a creator's domain.
  const headers = isSecure ? (config.domains ? httpsHere : httpsOnly) : {}
  const server = createHttpServer(headers)

  const backend = part === 'site' ? undefined : await startBackendWith(config, log)
  if (backend) shutdown.add(backend.stop)
  const api = backend && {
    listener: webListener((request, incoming) => backend.app.fetch(request, bindingsOf(incoming)), log),
    onDomain: webListener(
      withoutCookies((request, incoming) => backend.app.fetch(request, bindingsOf(incoming))),
      log,
    ),
    prefixes: backend.prefixes,
  }
  const fetchApi = backend ? callInProcess(backend.app) : callOverHttp(config.apiUrl)
  const content = backend?.content ?? followContent(config, log)
  if (!backend) await content.refresh()
  const site =
    part === 'api'
      ? undefined
      : await createSiteFor(part, server, {
          config,
          log,
          fetchApi,
          drawings: createDrawings(content),
          pageSignal: backend?.pageSignal,
        })

  const hosts = backend && config.domains && { config, domains: backend.domains }
  server.on('request', dispatch({ api, site: site && onceReady(content, site), log, headers, hosts }))
  const port = await listen(server, config)
  shutdown.add(() => closeServer(server, port))

  await requireAnswer(config)
  if (backend?.setupNotice) process.stdout.write(`${backend.setupNotice}\n`)
  if (!content.isReady()) process.stdout.write(`The site waits for the API at ${config.apiUrl}.\n`)
  await content.whenReady()
  const { name } = content.current('en').content.brand
  process.stdout.write(`${name} is ready: ${part === 'api' ? config.apiUrl : config.siteUrl}\n`)
}

async function startBackendWith(config: Config, log: Log) {
  const database = await openDatabase(config, log)
  // Loaded only now: an error in a setting or a folder is told at once, not after a thousand files.
  const { startBackend } = await import('./backend.ts')
  return startBackend(config, log, database)
}

/** A cookie of the API is not sent from a site of another domain. */
async function warnOfForeignApi({ siteUrl, apiUrl }: Config, log: Log) {
  const [site, api] = [new URL(siteUrl).hostname, new URL(apiUrl).hostname]
  if (site === api) return
  // Loaded only here: most installations have one address, and the list of public suffixes takes memory.
  const { getDomain } = await import('tldts')
  const domainOf = (host: string) => getDomain(host, { allowPrivateDomains: true })
  if (domainOf(site) !== null && domainOf(site) === domainOf(api)) return
  log.warn('SITE_URL and API_URL belong to different domains: browsers will keep nobody logged in')
}

async function createSiteFor(part: Part, server: Server, parts: SiteParts) {
  if (part !== 'dev') return (await import('./site.ts')).createSite(parts)
  // Loaded only here, because it brings Vite, which the built site does without.
  const { createDevelopmentSite } = await import('./development-site.ts')
  return createDevelopmentSite(server, parts)
}

main().catch((error: unknown) => {
  const isExplained = error instanceof OperatorError || error instanceof ConfigError
  const text = isExplained ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
