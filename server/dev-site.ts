import type { RequestListener, Server } from 'node:http'
import { createDevServer } from '../site/dev-server.ts'
import { createPageListener, type SiteParts } from './render-page.ts'

/** Answers with the site as its sources are at this moment. */
export async function createDevSite(server: Server, parts: SiteParts): Promise<RequestListener> {
  const vite = await createDevServer(server)
  // No content policy: Vite's own inline scripts carry no nonce, and hot reload needs a web socket.
  const renderPage = createPageListener(parts, { loadBuild: vite.loadBuild })
  return (incoming, outgoing) => vite.middleware(incoming, outgoing, () => renderPage(incoming, outgoing))
}
