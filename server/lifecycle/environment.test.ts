import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '@nokshi/api/platform/config.ts'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDir, refusedProduct } from '../testing/start-product.ts'

test('.env.example names every variable, in the order of the configuration, and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')

  const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)

  expect(named).toEqual(Object.keys(environment.shape))
})

test('settings come from a file beside the environment, whose own variables win', async () => {
  const { folder, remove } = makeDataDir()
  onTestFinished(remove)
  const file = join(folder, 'settings')
  writeFileSync(file, 'PORT=no-port\nLOG_LEVEL=no-level\n')

  const { output } = await refusedProduct({ env: { DATA_DIR: folder, ENV_FILE: file, LOG_LEVEL: 'info' } })

  expect(output).toContain('PORT')
  expect(output).not.toContain('LOG_LEVEL')
})
