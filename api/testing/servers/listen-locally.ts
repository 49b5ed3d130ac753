import { once } from 'node:events'
import type { Server } from 'node:http'
import { onTestFinished } from 'vitest'

/** Lets a server listen at a free port of this machine until the test is finished. */
export async function listenLocally(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
