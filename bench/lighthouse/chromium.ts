import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { endWithRun } from '../product/children.ts'

const SECONDS_MAX = 30

/** Chromium refuses to run as root in its sandbox. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** A browser without a window, and the port that it takes orders at. */
export async function startChromium(program: string, folder: string) {
  const child = spawn(
    program,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${mkdtempSync(join(folder, 'chromium-'))}`,
      '--no-first-run',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...asRoot,
      'about:blank',
    ],
    // A group of its own: it starts many processes, which end as a whole.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  endWithRun(child, { leadsGroup: true })
  const port = await new Promise<number>((resolve, reject) => {
    let printed = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(printed) ?? []
      if (found) resolve(Number(found))
    })
    child.on('exit', () => reject(new Error(`Chromium ended:\n${printed}`)))
    setTimeout(() => reject(new Error(`Chromium did not start:\n${printed}`)), SECONDS_MAX * 1000).unref()
  })
  return {
    port,
    stop: () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGTERM')),
  }
}
