import { readFileSync } from 'node:fs'
import { environment } from '@nokshi/api/platform/config.ts'
import { expect, test } from 'vitest'

test('.env.example names every variable, in the order of the configuration, and no other', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')

  const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)

  expect(named).toEqual(Object.keys(environment.shape))
})
