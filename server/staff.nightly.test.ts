import { expect, test } from 'vitest'
import { createBrowser } from './testing/browser.ts'
import { runCommand } from './testing/run-command.ts'
import { testData, testProduct } from './testing/test-product.ts'

const password = 'five threads of one loom'
const email = 'nila@example.com'

async function startApi() {
  const { env } = await testData()
  const addresses = { SITE_URL: 'http://localhost:1', API_URL: 'http://localhost:2' }
  const product = await testProduct({ part: 'api', env: { ...env, ...addresses } })
  const code = /setup code: (\S+)$/m.exec(product.output())?.[1]
  const { post } = createBrowser(product.url)
  const claim = { code, name: 'Nila', email, password, passwordConfirmation: password }
  return { env, code, post, claim: () => post('/api/crm/setup', claim) }
}

test('the server prints the setup code while the CRM has no owner, and the command repeats it', async () => {
  const { env, code, claim } = await startApi()

  const before = await runCommand('staff', env)
  const claimed = await claim()
  const after = await runCommand('staff', env)

  expect(code).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){7}$/)
  expect(before.stdout).toContain(code)
  expect(claimed.status).toBe(201)
  expect(after.stdout).toContain(`${email}  Nila  (owner)`)
  expect(after.stdout).not.toContain(code)
})

test('a locked-out owner gets back in from the terminal, beside the running server', async () => {
  const { env, post, claim } = await startApi()
  await claim()
  const chosen = 'six threads of a third loom'

  const printed = await runCommand(
    'staff',
    { ...env, SITE_URL: 'https://www.example.com' },
    'reset',
    email.toUpperCase(),
  )
  const token = /https:\/\/www\.example\.com\/crm\/reset-password\?token=([\w-]+)/.exec(printed.stdout)?.[1]
  const reset = { token, password: chosen, passwordConfirmation: chosen }
  const statuses = [
    (await post('/api/crm/reset-password', reset)).status,
    (await post('/api/crm/reset-password', reset)).status,
    (await post('/api/crm/login', { email, password: chosen })).status,
  ]

  expect(statuses).toEqual([200, 400, 200])
  expect((await runCommand('staff', env, 'make-owner', email)).stdout).toBe(`${email} is an owner and can log in.\n`)
  expect((await runCommand('staff', env, 'no-two-factor', email)).stdout).toBe(
    `${email} logs in with the password alone.\n`,
  )
})
