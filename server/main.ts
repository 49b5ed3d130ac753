import type { Server } from 'node:http'
import { ConfigFault } from '@nokshi/api/platform/config.ts'
import { createLog } from '@nokshi/api/platform/log.ts'
import { startBackend } from './backend.ts'
import { dispatch } from './dispatch.ts'
import { closeServer, prepareShutdown } from './drain.ts'
import { loadEnvironmentFile, type Part, readPart, readPartConfig } from './environment.ts'
import { bindingsOf, callInProcess, callOverHttp } from './fetch-api.ts'
import { createHttpServer, listen, requireAnswer } from './http-server.ts'
import type { SiteParts } from './render-page.ts'
import { createSite } from './site.ts'
import { StartFault } from './start-fault.ts'
import { webListener } from './web-listener.ts'

/** The process: `node server/main.ts` serves site and API; `… site`, `… api` and `… dev` serve what they say. */
async function main() {
  loadEnvironmentFile()
  const part = readPart(process.argv[2])
  const config = await readPartConfig(part, process.env)
  const log = createLog(config.logLevel)
  const shutdown = prepareShutdown(log)
  const server = createHttpServer()

  const backend = part === 'site' ? undefined : await startBackend(config, log)
  if (backend) shutdown.add(backend.stop)
  const api =
    backend && webListener((request, incoming) => backend.app.fetch(request, bindingsOf(incoming)), log)
  const fetchApi = backend ? callInProcess(backend.app) : callOverHttp(config.apiUrl)
  const site = part === 'api' ? undefined : await createSiteFor(part, server, { config, log, fetchApi })

  server.on('request', dispatch({ api, site }))
  await listen(server, config)
  shutdown.add(() => closeServer(server))

  await requireAnswer(config)
  process.stdout.write(`Nokshi Studio is ready: ${part === 'api' ? config.apiUrl : config.siteUrl}\n`)
}

async function createSiteFor(part: Part, server: Server, parts: SiteParts) {
  if (part !== 'dev') return createSite(parts)
  // Loaded only here, because it brings Vite, which the built site does without.
  const { createDevSite } = await import('./dev-site.ts')
  return createDevSite(server, parts)
}

main().catch((fault: unknown) => {
  const isExplained = fault instanceof StartFault || fault instanceof ConfigFault
  const text = isExplained ? fault.message : fault instanceof Error ? fault.stack : String(fault)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
