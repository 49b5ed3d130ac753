import type { BackgroundJobs } from '../outbox/background.ts'
import type { Deps } from '../platform/deps.ts'
import { sweepPictures } from './pictures.ts'
import { publishDue } from './publish.ts'

export function contentJobs(deps: Deps): BackgroundJobs {
  return {
    jobs: [
      { name: 'published content', everySeconds: 1, isDueAtStart: true, run: deps.siteContent.refresh },
      { name: 'content to publish', everySeconds: 5, isDueAtStart: true, run: () => publishDue(deps) },
      { name: 'unused pictures of the website', everySeconds: 60 * 60, run: () => sweepPictures(deps) },
    ],
  }
}
