import type { ShownPayment } from '@nokshi/contract/linkhub/payments.ts'
import { expect, test } from 'vitest'
import { get, makePage } from '../testing/hub-site.ts'

const branch = { bank: 'BRAC Bank', branch: 'Gulshan', routingNumber: '060261725' }

const payments: ShownPayment[] = [
  { id: 'way-0001', kind: 'bkash', accountType: 'agent', value: '01912345670', holder: 'Ada Rahman', qrImage: null },
  { id: 'way-0003', kind: 'bank', value: '15012345678901', ...branch, holder: 'Ada Rahman', qrImage: null },
  { id: 'way-0002', kind: 'iban', value: 'AE070331234567890123456', holder: '<b>Ada</b>', qrImage: null },
]

async function open(username: string, more = {}) {
  const reply = await get(makePage(more, username).path)
  return { html: await reply.text(), policy: reply.headers.get('content-security-policy') ?? '' }
}

test('a page with a number to copy loads one small script, and no other page does', async () => {
  const paid = await open('ada-paid', { payments })
  const plain = await open('ada-plain')
  const script = await get('/hub/blocks.js')

  expect(paid.html).toContain('<script defer="" src="/hub/blocks.js"></script>')
  expect(paid.policy).toMatch(/script-src 'self' 'sha256-/)
  expect(plain.html).not.toContain('blocks.js')
  expect(plain.policy).not.toContain("script-src 'self'")
  expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(Buffer.byteLength(await script.text())).toBeLessThanOrEqual(1024)
})

test('numbers stand in groups without spaces, from left to right and out of snippets, under a warning in the language of the page', async () => {
  const { html } = await open('ada-arabic', { payments, language: 'ar' })

  expect(html).toContain('<b dir="ltr"><span>01912</span><span>345</span><span>670</span></b>')
  expect(html).toContain('data-copy="AE070331234567890123456"')
  expect(html).toContain('data-copy="060261725"')
  expect(html).toContain('<small>حساب وكيل</small></h3><p>Cash Out · ')
  // One tap copies, and counts as a click.
  expect(html).toMatch(/<button[^>]* data-copy="01912345670"[^>]* data-link="way-0001"/)
  expect(html).not.toContain('<details')
  expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;')
  expect(html).toMatch(/<section class="hub-block hub-pay"[^>]* data-nosnippet=""/)
  expect(html).toContain('لا أحد هنا يطلب رقمًا سريًا أو رمزًا.')
  expect(html.match(/<head>.*<\/head>/s)?.[0]).not.toContain('01912345670')
})
