import { expect, type Page, test } from '@playwright/test'
import { type DnsLines, startDnsmasq } from '../../api/testing/servers/start-dnsmasq.ts'
import { hubLabels } from '../../content/hub.ts'
import { languageCodes } from '../../contract/languages.ts'
import { runCommand } from '../../server/testing/run-command.ts'
import { makeDataDir, startProduct } from '../../server/testing/start-product.ts'
import { createProfile, expectAccessible, overflowOf } from '../browser.ts'
import { everydayIn, labelsIn } from '../languages.ts'
import { newName, press } from './creator.ts'

test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  launchOptions: {
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.com 127.0.0.1'],
  },
})

// It starts a product and a name server of its own.
test.describe.configure({ timeout: 240_000 })

/** A creator with a confirmed address, where domains are offered. */
async function openStudio(page: Page) {
  const [data, dns] = [makeDataDir(), await startDnsmasq()]
  const env = {
    ...{ DATA_DIR: data.folder, DOMAINS_HOST: 'domains.nokshi.studio', DOMAINS_ADDRESSES: '127.0.0.1' },
    DNS_SERVERS: dns.server,
  }
  const product = await startProduct({ env })
  const username = newName()
  await createProfile(page, product.url, username)
  await runCommand('creators', env, 'confirm', `${username}@example.com`)
  const end = async () => {
    await product.end('SIGTERM')
    await dns.end()
    data.remove()
  }
  const accountIn = (code: string) => `${product.url}${code === 'en' ? '' : `/${code}`}/account`
  return { product, dns, username, accountIn, end }
}

const recordsFor = (text: string): DnsLines => [
  `txt-record=_linkhub.ada-quilts.com,${text}`,
  'host-record=ada-quilts.com,127.0.0.1',
]

for (const code of languageCodes)
  test(`a creator moves to a domain of their own on a phone (${code})`, everydayIn(code), async ({ page }) => {
    const labels = labelsIn[code].domains
    const { product, dns, username, accountIn, end } = await openStudio(page)
    const account = accountIn(code)

    await page.goto(account)
    const section = page.getByRole('region', { name: labels.heading })
    await section.getByLabel(labels.field).fill('bkash-help.com')
    await section.getByRole('button', { name: labels.connect.label }).click()
    await expect(section.getByRole('alert').first()).toBeVisible()
    await section.getByLabel(labels.field).fill('https://Ada-Quilts.com/')
    await section.getByRole('button', { name: labels.connect.label }).click()
    await expect(section.getByRole('status').first()).toContainText(labels.states.waiting())
    await section.getByRole('button', { name: `${labels.records.copy}: ${labels.records.value} linkhub=` }).click()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/^linkhub=[0-9a-f]{24}$/)
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)

    await dns.change(['host-record=ada-quilts.com,198.51.100.9'])
    await press(page, labels.check.label)
    await expect(section.getByText('198.51.100.9')).toBeVisible()
    await dns.change(recordsFor(text))
    await press(page, labels.check.label)
    await expect(section.getByText(labels.states.live(), { exact: true })).toBeVisible()
    const origin = `http://ada-quilts.com:${product.port}`
    await page.goto(`${product.url}/hub/${username}`)
    expect(page.url()).toBe(`${origin}/`)
    expect(await page.context().cookies(origin)).toEqual([])
    await page.goto(`${origin}/login`)
    await expect(page.getByText(hubLabels.en.lost.text)).toBeVisible()
    await page.getByRole('link').click()
    expect(page.url()).toBe(`${origin}/`)

    await page.goto(account)
    await press(page, labels.remove)
    await section.getByRole('status').getByRole('button').click()
    await expect(section.getByText(labels.states.live(), { exact: true })).toBeVisible()
    await end()
  })
