import type { ChildProcess } from 'node:child_process'

/** Whatever way the run ends, it leaves nobody behind. A process that leads a group takes the group along. */
export function endWithRun(child: ChildProcess, { leadsGroup = false } = {}) {
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(leadsGroup ? -child.pid : child.pid, 'SIGKILL')
    } catch {
      // It was gone already.
    }
  }
  // Before their folder is removed.
  process.prependListener('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}
