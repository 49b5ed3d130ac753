import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const SOURCES = [
  'contract',
  'content',
  'art',
  'api',
  'site',
  'server',
  'setup',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const MADE_BY_TOOLS = new Set(['node_modules', 'build', '.react-router'])

/** Has this done when the test is over. */
type OnEnd = (work: () => void) => void

/** A clone of its own, whose sources a test may change. Installed packages are shared with this one, but for ours. */
export function copyProduct(onEnd: OnEnd) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nokshi-copy-')))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of SOURCES)
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !MADE_BY_TOOLS.has(basename(path)),
    })
  for (const place of ['', 'api', 'server']) linkPackages(join(root, place), join(folder, place))
  mkdirSync(join(folder, 'node_modules/@nokshi'))
  for (const name of readdirSync(join(root, 'node_modules/@nokshi')))
    symlinkSync(join(folder, name), join(folder, 'node_modules/@nokshi', name))
  return folder
}

function linkPackages(from: string, to: string) {
  mkdirSync(join(to, 'node_modules'))
  for (const name of readdirSync(join(from, 'node_modules')).filter((name) => name !== '@nokshi'))
    symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name))
}

/** Runs a command of such a clone, like `setup/start.mjs`, until it prints what is waited for or ends. */
export async function runCopy(
  onEnd: OnEnd,
  folder: string,
  command: string[],
  env: Record<string, string>,
  until?: RegExp,
) {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    // Nothing of this run: what npm and vitest say of it is not true for that one.
    env: { ENV_FILE: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onEnd(() => void child.kill('SIGTERM'))
  let output = ''
  const ended = new Promise<number | null>((resolveCode) => child.on('close', resolveCode))
  const printed = new Promise<undefined>((resolvePrinted) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (until?.test(output)) resolvePrinted(undefined)
      })
  })
  const exitCode = await Promise.race([printed, ended])
  return {
    exitCode,
    output: () => output,
    end: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
