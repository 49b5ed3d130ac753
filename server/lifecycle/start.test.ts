import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDir, refusedProduct } from '../testing/start-product.ts'
import { testProduct } from '../testing/test-product.ts'

test('a wrong configuration is refused with all its errors at once', async () => {
  const { exitCode, output } = await refusedProduct({
    env: { PORT: 'eighty', SITE_URL: 'example.com', SMTP_URL: 'smtp://localhost' },
  })

  expect(exitCode).toBe(1)
  expect(output.split('\n').filter((line) => line.startsWith('  - '))).toEqual([
    expect.stringMatching(/^ {2}- PORT /),
    expect.stringMatching(/^ {2}- SITE_URL /),
    expect.stringMatching(/^ {2}- MAIL_FROM /),
    expect.stringMatching(/^ {2}- MAIL_TO /),
  ])
  expect(output).not.toContain('    at ')
})

test('a port in use is named', async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  // A server that listens on a port has an address of this kind.
  const { port } = other.address() as AddressInfo

  const data = makeDataDir()
  onTestFinished(data.remove)

  const { exitCode, output } = await refusedProduct({ env: { PORT: String(port), DATA_DIR: data.folder } })

  expect(exitCode).toBe(1)
  expect(output.trimEnd().split('\n').at(-1)).toBe(
    `Port ${port} is already in use. Stop what uses it, or choose another one with PORT.`,
  )
})

test('site and API run apart only when each knows the address of the other', async () => {
  const site = await refusedProduct({ part: 'site' })
  const api = await refusedProduct({ part: 'api', env: { SITE_URL: 'http://localhost:3000' } })

  expect(site).toMatchObject({ exitCode: 1, output: expect.stringMatching(/^Set API_URL: /) })
  expect(api).toMatchObject({ exitCode: 1, output: expect.stringMatching(/^Set API_URL and SITE_URL: /) })
})

test.each([
  ['https://www.example.com', 'https://api.example.com', false],
  // Everybody can register below .com.bd, so browsers take these for two companies.
  ['https://www.nokshi.com.bd', 'https://api.another.com.bd', true],
])(
  'with the site at %s and the API at %s it is said that nobody would stay logged in: %s',
  async (siteUrl, apiUrl, isWarned) => {
    const env = { SITE_URL: siteUrl, API_URL: apiUrl }
    const product = await testProduct({ part: 'site', env, startedWhen: /waits for the API/ })

    expect(product.output().includes('browsers will keep nobody logged in')).toBe(isWarned)
  },
)
