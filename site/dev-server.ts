import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer, isRunnableDevEnvironment } from 'vite'

/** Vite inside the product's server: it serves modules and hot reload, and renders pages from the sources. */
export async function createDevServer(server: Server) {
  const vite = await createServer({
    root: import.meta.dirname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the site in this process.')

  return {
    loadBuild: (): Promise<ServerBuild> => ssr.runner.import('virtual:react-router/server-build'),
    middleware: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) =>
      vite.middlewares(incoming, outgoing, next),
    close: () => vite.close(),
  }
}
