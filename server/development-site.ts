import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createDevServer } from '../site/dev-server.ts'
import type { Listener } from './http/dispatch.ts'
import { createFileSender } from './http/send-file.ts'
import { createHubPages } from './hub/hub-pages.ts'
import { isDrawing } from './pages/drawings.ts'
import { siteHeaders } from './pages/page-headers.ts'
import { createPreviewListener, PREVIEW_PATH } from './pages/preview-page.ts'
import { createPageListener, type SiteParts } from './pages/render-page.ts'

export async function createDevelopmentSite(server: Server, parts: SiteParts): Promise<Listener> {
  const vite = await createDevServer(server)
  // No content policy: Vite's own inline scripts carry no nonce, and hot reload needs a web socket.
  const renderPage = createPageListener(parts, { loadBuild: vite.loadBuild })
  // In one byte nothing is kept, so that an edited stylesheet shows.
  const hubPages = createHubPages({ ...parts, loadBuild: vite.loadBuild, bytesMax: 1 })
  const preview = createPreviewListener(parts, vite.loadBuild)
  const sendFile = createFileSender(parts.log, siteHeaders(parts.config))
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const [path = '/'] = (incoming.url ?? '/').split('?', 1)
    const drawing = isDrawing(path) ? await parts.drawings.find(path) : undefined
    if (drawing) sendFile(incoming, outgoing, drawing)
    else if (path === PREVIEW_PATH) preview(incoming, outgoing)
    else if (!hubPages(incoming, outgoing)) renderPage(incoming, outgoing)
  }
  return (incoming, outgoing) =>
    new Promise((resolve, reject) => {
      vite.middleware(incoming, outgoing, () => void answer(incoming, outgoing).then(resolve, reject))
    })
}
