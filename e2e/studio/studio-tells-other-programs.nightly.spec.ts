import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { expectFitForAll, press, test } from './studio.ts'
import { addDeal } from './studio-records.ts'

/** Another program of the studio, on this machine. */
async function startReceiver() {
  const posts: { signature: string; body: string }[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    posts.push({ signature: String(request.headers['x-nokshi-signature']), body })
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/told`,
    posts,
    answerWith(next: number) {
      status = next
    },
    end: () => server.close(),
  }
}

function isSigned({ signature, body }: { signature: string; body: string }, secret: string) {
  const [, time = '', given] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? []
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex') === given
}

test('an owner adds a webhook, keeps its secret, sees it fail and removes it', async ({ page }) => {
  const receiver = await startReceiver()
  await page.goto('/crm/settings?tab=advanced')
  await page.getByLabel('Web address').fill('https://no-such-host.invalid/told')
  await page.getByLabel('Deal created').check()
  await press(page, 'Add a webhook')
  await expect(page.getByText('There is nothing at this address. Check how it is spelled.')).toBeVisible()
  await page.getByLabel('Web address').fill(receiver.url)
  await press(page, 'Add a webhook')
  const shown = page.getByLabel(`Secret of ${receiver.url}`)
  const secret = await shown.inputValue()
  expect(secret).toMatch(/^whsec_/)
  await expect(page.getByText('not called yet')).toBeVisible()
  await expectFitForAll(page)

  receiver.answerWith(500)
  await addDeal(page.request, 'A deal that somebody hears of')
  await expect.poll(() => receiver.posts.length).toBe(1)
  await page.reload()
  await expect(page.getByText('Answered with 500')).toBeVisible()
  // Once only: nobody can look it up afterwards.
  await expect(shown).toHaveCount(0)
  await expectFitForAll(page, ['dark', 'light'])
  expect(receiver.posts.every((post) => isSigned(post, secret))).toBe(true)

  await press(page, `Remove ${receiver.url}`)
  await press(page, 'Remove it')
  await expect(page.getByText('No webhooks yet.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Webhooks' })).toBeFocused()
  receiver.end()
})
