import { liveTaskTitles } from '@nokshi/content/crm/going-live.ts'
import type { LiveTask } from '@nokshi/contract/crm/going-live.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/log.ts'
import { listLiveTasks } from './list-tasks.ts'
import { lookUpDomain } from './look-up-domain.ts'

/** Logs the titles of open tasks at start. Details may name people and are shown in the CRM only. */
export async function announceTasks(
  deps: Pick<Deps, 'config' | 'siteContent' | 'db' | 'now' | 'secret' | 'log' | 'dns'>,
) {
  const { config, log } = deps
  if (config.isDemo) return
  const announce = (tasks: LiveTask[]) => {
    for (const { id, state } of tasks)
      if (state === 'open') log.info('before going live', { task: liveTaskTitles[id] ?? id })
  }
  announce(await listLiveTasks(deps))
  // Not awaited, because name servers may be slow.
  lookUpDomain(deps).then(announce, (error: unknown) => log.error('name servers were not asked', describeError(error)))
}
