import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Runs the check that is part of `npm run check` on one file. */
function lookAt(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-expressions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'suspect.ts')
  writeFileSync(file, code)
  const { status, stderr } = spawnSync(process.execPath, ['setup/expressions.mjs', file], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

test('an expression that is searched to the end from each of many places is found', () => {
  const { status, stderr } = lookAt('\nexport const MARKUP = /<a\\s[^>]*href/i')

  expect(status).toBe(1)
  expect(stderr).toContain('suspect.ts:2 /<a\\s[^>]*href/i takes 2nd degree polynomial time')
})

test('an expression that is put together while the program runs is found', () => {
  const { status, stderr } = lookAt('export const find = (words: string) => new RegExp(words)')

  expect(status).toBe(1)
  expect(stderr).toContain('builds an expression')
})

test('a linear one passes', () => {
  expect(lookAt('export const MARKUP = /<a\\s[^<>]*href/i')).toEqual({ status: 0, stderr: '' })
})
