import { expect, test } from 'vitest'
import { makeOwner } from '../testing/make-owner.ts'
import { suspendPage } from '../testing/suspend-page.ts'
import { testData, testProduct } from '../testing/test-product.ts'

test('only a page that is there can be reported, with scripts and without', async () => {
  const { env } = await testData()
  const { url } = await testProduct({ env })
  await makeOwner(url, 'ada')
  const open = async (path: string) => {
    const reply = await fetch(url + path)
    // What a visitor reads, without the scripts, which repeat the address of the page.
    return { status: reply.status, text: (await reply.text()).replaceAll(/<script.*?<\/script>/gs, '') }
  }
  const post = async (username: string) => {
    const form = new URLSearchParams({ reason: 'scam', details: 'They asked for my PIN.' })
    const headers = { origin: url, 'content-type': 'application/x-www-form-urlencoded' }
    return (await fetch(`${url}/report/${username}`, { method: 'POST', headers, body: form.toString() })).status
  }

  const there = await open('/report/ada')
  const missing = await open('/report/pay-here-at-once')
  expect([there.status, /<bdi>@(<!-- -->)?ada/.test(there.text)]).toEqual([200, true])
  expect([missing.status, missing.text.includes('pay-here-at-once')]).toEqual([404, false])
  expect((await open('/report/%3Cb%3Ecall%20me')).status).toBe(404)
  // What the app itself asks for when it goes there.
  expect([(await open('/report/ada.data')).status, (await open('/report/nobody.data')).status]).toEqual([200, 404])
  expect([await post('ada'), await post('nobody')]).toEqual([200, 404])

  await suspendPage(env, 'ada')
  // The server may answer from memory for another second.
  await expect.poll(async () => (await open('/report/ada')).status).toBe(410)
})
