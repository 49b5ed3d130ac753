import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { toasts } from '../public-form.ts'
import { inviteStaff } from './staff.ts'
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

test('an owner adds a webhook, keeps its secret, tries it, sees it fail, renews the secret and removes it', async ({
  page,
}) => {
  const receiver = await startReceiver()
  await page.goto('/crm/settings?tab=webhooks')
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

  await press(page, `Send a test ${receiver.url}`)
  await expect(toasts(page)).toContainText('It was called: Delivered (200).')
  expect(JSON.parse(receiver.posts[0]?.body ?? '{}').event).toBe('test')

  receiver.answerWith(500)
  await addDeal(page.request, 'A deal that somebody hears of')
  await expect.poll(() => receiver.posts.length).toBe(2)
  await page.reload()
  await expect(page.getByText('Answered with 500')).toBeVisible()
  // Once only: nobody can look it up afterwards.
  await expect(shown).toHaveCount(0)
  await expectFitForAll(page, ['dark', 'light'])
  await press(page, `Send a test ${receiver.url}`)
  await expect(toasts(page)).toContainText('The call did not arrive')
  expect(receiver.posts.every((post) => isSigned(post, secret))).toBe(true)

  await press(page, `New secret ${receiver.url}`)
  await press(page, 'Make a new secret')
  const renewed = await shown.inputValue()
  await expect(page.getByRole('status').filter({ hasText: 'It is shown only now.' })).toBeFocused()
  receiver.answerWith(204)
  await press(page, `Send a test ${receiver.url}`)
  await expect(toasts(page)).toContainText('Delivered (204)')
  const last = receiver.posts.at(-1)
  expect(last && isSigned(last, renewed) && !isSigned(last, secret)).toBe(true)

  await press(page, `Remove ${receiver.url}`)
  await press(page, 'Remove it')
  await expect(page.getByText('No webhooks yet.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Webhooks' })).toBeFocused()
  receiver.end()
})

test('the webhook of an owner who left is paused until another one takes it over', async ({ page, openElsewhere }) => {
  const receiver = await startReceiver()
  const { request: leaver } = await openElsewhere()
  await inviteStaff({ from: page.request, to: leaver, name: 'Jui Barua', role: 'owner' })
  const data = { url: receiver.url, events: ['deal.created'] }
  expect((await leaver.post('/api/crm/webhooks', { data })).status()).toBe(201)
  const { id } = await (await leaver.get('/api/crm/me')).json()
  const closed = await page.request.patch(`/api/crm/staff/${id}`, { data: { isDisabled: true } })
  expect(closed.status(), await closed.text()).toBe(200)

  await page.goto('/crm/settings?tab=webhooks')
  await expect(page.getByText('Jui Barua managed it and is no longer an owner.')).toBeVisible()
  await addDeal(page.request, 'A deal that nobody hears of')
  await press(page, `Take over ${receiver.url}`)
  await expect(toasts(page)).toContainText('You manage it now, and it goes on.')
  await expect(page.getByText('Managed by Mitali Das')).toBeVisible()
  await addDeal(page.request, 'A deal that somebody hears of again')
  await expect
    .poll(() => receiver.posts.map(({ body }) => JSON.parse(body).deal?.title))
    .toEqual(['A deal that somebody hears of again'])

  await press(page, `Remove ${receiver.url}`)
  await press(page, 'Remove it')
  await expect(page.getByText('No webhooks yet.')).toBeVisible()
  receiver.end()
})
