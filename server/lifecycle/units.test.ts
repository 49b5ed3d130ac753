import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newFolder } from '../testing/backup-commands.ts'

const units = globSync(resolve(import.meta.dirname, '../../deploy/one-machine/*.{service,timer}'))

// Only Linux has systemd, and only there `npm test` asks for it.
describe.runIf(process.platform === 'linux')('systemd', () => {
  test('finds nothing wrong with the units of deploy/one-machine', () => {
    const folder = newFolder()
    const copies = units.map((unit) => {
      const copy = join(folder, basename(unit))
      // The product is here, and not where it is deployed.
      const text = readFileSync(unit, 'utf8').replaceAll('/opt/nokshi/node_modules/.bin/node', process.execPath)
      writeFileSync(copy, text)
      return copy
    })

    expect(copies.length).toBe(3)
    expect(verify(copies)).toBe('')
  })
})

/** What it has to say; it calls a word that it does not know a success. */
function verify(files: string[]) {
  const { stderr, error } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' })
  if (error) throw error
  return stderr
}
