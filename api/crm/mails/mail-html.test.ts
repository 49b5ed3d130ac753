import type { Mail } from '@nokshi/contract/crm/mails.ts'
import { describe, expect, test } from 'vitest'
import { aMail, multipart, openMail } from '../../testing/mails.ts'

test('the HTML of a mail is a document that runs nothing and loads nothing', async () => {
  const { receive, timeline, mailOf, desk } = await openMail()
  const html = '<p onclick="x()">Hi</p><script>x()</script><img src="https://track.example/p.png">'
  await receive(aMail({ 'Content-Type': 'text/html' }, html))
  const [received] = await timeline()
  const mail: Mail = await mailOf(received)
  expect(mail).toMatchObject({ hasHtml: true, hasOutsidePictures: true, text: 'Hi' })
  const document = await desk.get(`/api/crm/mails/${mail.id}/html`)
  const policy = document.headers.get('content-security-policy')
  expect(policy).toMatch(/^sandbox allow-popups[^;]*; default-src 'none'; img-src data:; /)
  expect(policy).toContain('frame-ancestors http://localhost:3000')
  expect(document.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(await document.text()).toMatch(/<p>Hi<\/p>.*<img src="https:\/\/track\.example\/p\.png" \/>/)
  const withPictures = await desk.get(`/api/crm/mails/${mail.id}/html?pictures=1`)
  expect(withPictures.headers.get('content-security-policy')).toContain('img-src data: https:;')
})

describe('pictures inside a mail', () => {
  const png = (bytes: number) =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(bytes)]).toString('base64')
  const part = (type: string, id: string, content: string) =>
    `Content-Type: ${type}\nContent-ID: <${id}>\nContent-Transfer-Encoding: base64\n\n${content.replace(/.{76}/g, '$&\n')}`

  async function show(parts: string[]) {
    const studio = await openMail()
    await studio.receive(aMail(...multipart('related', parts)))
    const mail = await studio.mailOf((await studio.timeline())[0])
    const reply = await studio.desk.get(`/api/crm/mails/${mail.id}/html`)
    return { status: reply.status, html: await reply.text(), files: mail.files.map(({ name }) => name) }
  }

  test('shown thousands of times are put in only as often as a page can bear', async () => {
    const html = `Content-Type: text/html\n\n${'<img src="cid:a">\n'.repeat(6_000)}`
    const { status, html: shown } = await show([html, part('image/png', 'a', png(100_000))])
    expect(status).toBe(200)
    expect(shown.split('src="data:').length).toBeGreaterThan(50)
    expect(shown.length).toBeLessThan(20 * 1024 * 1024)
  })

  test('are shown whatever the size of the attachments, and what is no picture is a download', async () => {
    const { html, files } = await show([
      'Content-Type: text/html\n\n<img src="cid:a"><img src="cid:offer">',
      part('image/png', 'a', png(20)),
      part('application/pdf; name=offer.pdf', 'offer', Buffer.from('%PDF-1.7').toString('base64')),
      part('image/png; name=not-shown.png', 'o', png(20)),
      part('application/octet-stream; name=large.bin', 'b', Buffer.alloc(11 * 1024 * 1024).toString('base64')),
    ])
    expect(html).toContain('<img src="data:image/png;base64,iVBO')
    expect(files).toEqual(['offer.pdf', 'not-shown.png', 'large.bin'])
  })
})
