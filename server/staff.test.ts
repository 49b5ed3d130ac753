// @engines sqlite postgres-whole
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testData, testProduct } from './testing/test-product.ts'

const run = promisify(execFile)
const password = 'five threads of one loom'
const email = 'nila@example.com'

/** The command as an operator types it, in a process of its own. */
function manage(env: Record<string, string>, ...words: string[]) {
  return run(process.execPath, [resolve(import.meta.dirname, 'staff.ts'), ...words], {
    env: { ENV_FILE: '', ...env },
  })
}

function post(url: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function startApi() {
  const { env } = await testData()
  const addresses = { SITE_URL: 'http://localhost:1', API_URL: 'http://localhost:2' }
  return { env, product: await testProduct({ part: 'api', env: { ...env, ...addresses } }) }
}

test('the server prints the setup code while the CRM has no owner, and the command repeats it', async () => {
  const { env, product } = await startApi()
  const code = /setup code: (\S+)$/m.exec(product.output())?.[1]

  const before = await manage(env)
  const claim = { code, name: 'Nila', email, password, passwordConfirmation: password }
  const claimed = await post(`${product.url}/api/crm/setup`, claim)
  const after = await manage(env)

  expect(code).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){7}$/)
  expect(before.stdout).toContain(code)
  expect(claimed.status).toBe(201)
  expect(after.stdout).toContain(`${email}  Nila  (owner)`)
  expect(after.stdout).not.toContain(code)
})

test('a locked-out owner gets back in from the terminal, beside the running server', async () => {
  const { env, product } = await startApi()
  const code = /setup code: (\S+)$/m.exec(product.output())?.[1]
  await post(`${product.url}/api/crm/setup`, {
    code,
    name: 'Nila',
    email,
    password,
    passwordConfirmation: password,
  })
  const chosen = 'six threads of a third loom'

  const printed = await manage({ ...env, SITE_URL: 'https://www.example.com' }, 'reset', email.toUpperCase())
  const token = /https:\/\/www\.example\.com\/crm\/reset-password\?token=([\w-]+)/.exec(printed.stdout)?.[1]
  const reset = { token, password: chosen, passwordConfirmation: chosen }
  const statuses = [
    (await post(`${product.url}/api/crm/reset-password`, reset)).status,
    (await post(`${product.url}/api/crm/reset-password`, reset)).status,
    (await post(`${product.url}/api/crm/login`, { email, password: chosen })).status,
  ]

  expect(statuses).toEqual([200, 400, 200])
  expect((await manage(env, 'make-owner', email)).stdout).toBe(`${email} is an owner and can log in.\n`)
  expect((await manage(env, 'no-two-factor', email)).stdout).toBe(
    `${email} logs in with the password alone.\n`,
  )
})

test('a mistake is told in words, without a stack', async () => {
  const { env } = await testData()

  await expect(manage(env, 'fire', email)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^This command understands:\n.*no-two-factor <email>[^\n]*\n$/s),
  })
  await expect(manage(env, 'reset', email)).rejects.toMatchObject({
    code: 1,
    stderr: `Nobody in the team has the address ${email}.\n`,
  })
})
