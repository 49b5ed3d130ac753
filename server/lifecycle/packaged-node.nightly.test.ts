import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const LOADER = 'error while loading shared libraries: libatomic.so.1: cannot open shared object file'
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** A clone with a packaged Node that the loader refuses, and a fake package manager. */
function cloneWithBrokenNode({ aptGet = 'exit 1', nodeMajor }: { aptGet?: string; nodeMajor?: number } = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'nokshi-clone-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(resolve(import.meta.dirname, '../../setup'), join(folder, 'setup'), { recursive: true })
  const packaged = join(folder, 'node_modules/.bin/node')
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  writeProgram(packaged, `echo '${packaged}: ${LOADER}' >&2\nexit 127`)
  mkdirSync(join(folder, 'programs'))
  writeProgram(join(folder, 'programs/apt-get'), aptGet.replaceAll('PACKAGED', packaged))
  if (nodeMajor !== undefined) {
    const file = join(folder, 'setup/project.mjs')
    writeFileSync(file, readFileSync(file, 'utf8').replace('NODE_MAJOR = 26', `NODE_MAJOR = ${nodeMajor}`))
  }
  return {
    packaged,
    /** As every command begins, on the machine's own Node; prints the Node that would run the product. */
    prepare: () =>
      run(process.execPath, ['--input-type=module', '--eval', PREPARE], {
        cwd: folder,
        env: { PATH: [join(folder, 'programs'), process.env.PATH].join(delimiter) },
      }),
  }
}

const PREPARE = `
  import { requireRunningNode } from './setup/packaged-node.mjs'
  import { productNode, runCommand } from './setup/project.mjs'
  await runCommand(async () => {
    await requireRunningNode()
    console.log('runs on ' + productNode())
  })`

function writeProgram(file: string, script: string) {
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

test('where the packaged Node cannot run, the machine’s own takes its place if it is new enough', async () => {
  const { packaged, prepare } = cloneWithBrokenNode()

  const { stdout } = await prepare()

  expect(stdout.trimEnd().split('\n').at(-1)).toBe(`runs on ${process.execPath}`)
  // npm would put it before the machine's own.
  expect(existsSync(packaged)).toBe(false)
})

test('where neither can run the product, one sentence says what to install, also at the next start', async () => {
  const { prepare } = cloneWithBrokenNode({ nodeMajor: 999 })

  for (let start = 0; start < 2; start++) {
    await expect(prepare()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The packaged Node 999 cannot run on this machine \(.*libatomic\.so\.1.*\): install libatomic1 \(on Debian: apt-get install libatomic1\) or Node 999, and start again\.\n$/,
      ),
    })
  }
})

test('once the library is there, the packaged Node runs the product again', async () => {
  const { packaged, prepare } = cloneWithBrokenNode()
  await prepare()
  rmSync(`${packaged}-aside`)
  symlinkSync(process.execPath, `${packaged}-aside`)

  const { stdout } = await prepare()

  expect(stdout).toBe(`runs on ${packaged}\n`)
})

test('as root on Debian the library is installed; nobody else’s system is touched', async () => {
  const installing = `test "$1" = update || ln -sf ${process.execPath} PACKAGED; echo "$@" >> PACKAGED.calls`
  const { packaged, prepare } = cloneWithBrokenNode({ aptGet: installing })

  const { stdout } = await prepare()

  const calls = existsSync(`${packaged}.calls`) ? readFileSync(`${packaged}.calls`, 'utf8') : ''
  expect(calls).toBe(canInstall ? 'update\ninstall -y --no-install-recommends libatomic1\n' : '')
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(`runs on ${canInstall ? packaged : process.execPath}`)
})
