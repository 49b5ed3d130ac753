import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ADDRESS, ID, type Question, write } from '../product/requests.ts'

const run = promisify(execFile)

export interface Load {
  port: number
  /** Sent in turn on each connection. */
  questions: Question[]
  seconds: number
  connections?: number
}

export interface Outcome {
  requests: number
  seconds: number
  perSecond: number
  p99Ms: number
}

/** One thread of wrk, so that the server has a core to itself. An answer without success ends the run. */
export async function applyLoad(
  folder: string,
  { port, questions, seconds, connections = 64 }: Load,
): Promise<Outcome> {
  const script = join(mkdtempSync(join(folder, 'wrk-')), 'load.lua')
  writeFileSync(script, writeScript(questions))
  const { stdout } = await run('wrk', [
    ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
    ...['--timeout', '30s', '--script', script, `http://127.0.0.1:${port}`],
  ])
  // The last line is what the script below writes.
  const { errors, ...outcome } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  if (errors > 0) throw new Error(`${errors} of ${outcome.requests} requests failed:\n${stdout}`)
  return { ...outcome, perSecond: outcome.requests / outcome.seconds }
}

/** Loads until this many requests were answered. */
export async function applyRequests(folder: string, load: Omit<Load, 'seconds'>, requests: number) {
  for (let sent = 0; sent < requests; ) sent += (await applyLoad(folder, { ...load, seconds: 1 })).requests
}

/** Lua reads JSON strings. Ids and addresses are new in every request and as long as the placeholders. */
function writeScript(questions: Question[]) {
  const requests = questions.map((question) => JSON.stringify(write(question)))
  const mark = (placeholder: string) => JSON.stringify(placeholder.replace(/[-.]/g, '%$&'))
  return `
local requests = { ${requests.join(', ')} }
local run = "${randomBytes(6).toString('hex')}"
local n = 0
function request()
  n = n + 1
  local text = requests[n % #requests + 1]
  if not text:find(${mark(ID)}) then return text end
  local address = string.format("10.%d.%d.%d", 100 + math.floor(n / 10000) % 100,
    100 + math.floor(n / 100) % 100, 100 + n % 100)
  return (text:gsub(${mark(ID)}, run .. string.format("%010d", n)):gsub(${mark(ADDRESS)}, address))
end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%.6f,"p99Ms":%.3f,"errors":%d}\\n', summary.requests,
    summary.duration / 1e6, latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
end
`
}
