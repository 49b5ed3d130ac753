import { readdirSync, readFileSync } from 'node:fs'

/** Ends or freezes a group of processes; one that is gone already is what was wanted. */
export function killGroup(group: number, signal: NodeJS.Signals) {
  if (group > 1) killQuietly(-group, signal)
}

export function killQuietly(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH')) throw fault
  }
}

/** The process of a group whose command line holds this word. */
export function pidInGroup(group: number, word: string) {
  const found = listProcesses().find((one) => one.group === group && one.command.includes(word))
  if (!found) throw new Error(`No process of the group runs ${word}.`)
  return found.pid
}

export function childrenOf(pid: number) {
  return listProcesses()
    .filter((one) => one.parent === pid)
    .map((one) => one.pid)
}

interface Running {
  pid: number
  parent: number
  group: number
  command: string
}

function listProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name in brackets may hold anything; after it come the state, the parent and the group.
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').slice(1).join(' ')
        return { pid: Number(name), parent: Number(stat[1]), group: Number(stat[2]), command }
      } catch {
        // It ended while we looked.
        return []
      }
    })
}

/** What the system says a process takes up. */
export function readMemory(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { nowMB: megabytes('VmRSS'), mostMB: megabytes('VmHWM') }
}
