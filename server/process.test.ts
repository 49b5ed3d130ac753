import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import start from './process.json' with { type: 'json' }

const { environment, nodeFlags } = start

const deploy = resolve(import.meta.dirname, '../deploy')

test.each([
  ['one-machine/nokshi.service', `node ${nodeFlags.join(' ')} server/main.ts`],
  [
    'several-machines/Dockerfile',
    JSON.stringify([...nodeFlags, 'server/main.ts'])
      .slice(1)
      .replaceAll(',', ', '),
  ],
])('%s starts the product with the flags and variables of npm start', (file, command) => {
  const text = readFileSync(join(deploy, file), 'utf8')

  expect(text).toContain(command)
  for (const [name, value] of Object.entries(environment)) expect(text).toContain(`${name}=${value}`)
})
