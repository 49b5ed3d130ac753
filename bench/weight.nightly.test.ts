import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { weight } from './figures/weight.ts'

test('a hub page keeps to its weight, with everything that it can hold', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nokshi-bench-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))

  const figures = await weight.measure({ folder, postgresUrl: undefined, env: process.env, say: () => {} })

  expect(figures.filter(({ isMet }) => isMet !== true)).toEqual([])
  expect(figures).toHaveLength(4)
})
