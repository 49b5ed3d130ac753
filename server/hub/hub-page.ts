import { availableParallelism } from 'node:os'
import { createLimiter } from '@nokshi/api/platform/limiter.ts'
import type { StoredFile } from '../http/send-file.ts'
import type { Inline } from '../pages/page-headers.ts'
import { compressed, inlineParts } from '../pages/site-files.ts'

/**
 * At most one per core, and Node has four threads for compression: more would only hold memory. After a
 * thousand in the queue, one would wait for seconds.
 */
const limitRendering = createLimiter({
  concurrency: Math.min(availableParallelism(), 4),
  queueMax: 1_000,
  busyCode: 'pages-busy',
})

export function makeHubPage(
  render: () => Promise<string>,
  headersFor: (inline: Inline) => Record<string, string>,
): Promise<StoredFile> {
  return limitRendering(async () => {
    const html = await render()
    return compressed(Buffer.from(html), 'text/html; charset=utf-8', headersFor(inlineParts(html)))
  })
}
