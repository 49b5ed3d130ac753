import { availableParallelism } from 'node:os'
import { createTurns } from '@nokshi/api/platform/turns.ts'
import type { StoredFile } from '../http/send-file.ts'
import type { Inline } from '../pages/page-headers.ts'
import { compressed, inlineParts } from '../pages/site-files.ts'

/**
 * As many as there are cores, and no more than Node's four threads for compressing: a hundred pages at once would be ready
 * no sooner, and meanwhile hold their memory and the pages that are ready. After a thousand one would wait for seconds.
 */
const inPageTurn = createTurns({
  atOnce: Math.min(availableParallelism(), 4),
  waitingMax: 1_000,
  busyCode: 'pages-busy',
})

export function makeHubPage(
  render: () => Promise<string>,
  headersFor: (inline: Inline) => Record<string, string>,
): Promise<StoredFile> {
  return inPageTurn(async () => {
    const html = await render()
    return compressed(html, '.html', headersFor(inlineParts(html)))
  })
}
