import type { ChildProcess } from 'node:child_process'

/** Kills a child, or its process group, when the run ends. */
export function endWithRun(child: ChildProcess, { leadsGroup = false } = {}) {
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(leadsGroup ? -child.pid : child.pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }
  // Before their folder is removed.
  process.prependListener('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}
