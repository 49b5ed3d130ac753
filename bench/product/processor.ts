import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in these units. */
const TICKS_PER_SECOND = 100

/** Processor seconds of a server and its workers so far; NaN where the system does not tell. */
export function processorSeconds(server: number) {
  if (process.platform !== 'linux') return Number.NaN
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readStat(Number(pid)))
    .filter((stat) => stat?.parent === server)
  const own = readStat(server)
  const ticks = children.reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0)
  return (ticks + (own?.ticks ?? 0) + (own?.ticksOfGone ?? 0)) / TICKS_PER_SECOND
}

export function readStat(pid: number) {
  try {
    // The name in brackets may hold anything; after it come the state, the parent and numbers (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, goneUser = 0, goneSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, ticks: user + system, ticksOfGone: goneUser + goneSystem }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
