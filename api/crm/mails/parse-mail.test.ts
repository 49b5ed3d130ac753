import { splitQuote } from '@nokshi/contract/crm/mail-quote.ts'
import { describe, expect, test } from 'vitest'
import { aMail, multipart } from '../../testing/mails.ts'
import { plainFileName } from './mail-files.ts'
import { createMailParser } from './mail-parser.ts'
import { parseMail } from './parse-mail.ts'

const parse = (raw: string | Buffer) => parseMail(Buffer.from(raw))
const parseBody = (headers: Record<string, string>, body: string | Buffer) =>
  parse(Buffer.concat([Buffer.from(`${aMail(headers, '').trimEnd()}\r\n\r\n`), Buffer.from(body)]))
const parseParts = (...parts: Parameters<typeof multipart>) => {
  const [headers, body] = multipart(...parts)
  return parse(aMail(headers, body))
}
const parseHtml = async (html: string) => (await parse(aMail({ 'Content-Type': 'text/html' }, html))).html ?? ''

/** Encoded words that are cut inside a letter, as some programs do. */
function splitWord(text: string, at: number) {
  const bytes = Buffer.from(text)
  const word = (part: Buffer) => `=?utf-8?B?${part.toString('base64')}?=`
  return `${word(bytes.subarray(0, at))} ${word(bytes.subarray(at))}`
}

describe('letters of every kind', () => {
  test.each([
    ['Bangla', splitWord('মূল্য', 6), 'মূল্য'],
    ['Arabic, split inside a letter', splitWord('متجر الشاي', 3), 'متجر الشاي'],
    ['Arabic', `=?UTF-8?Q?${[...Buffer.from('متجر')].map((byte) => `=${byte.toString(16)}`).join('')}?=`, 'متجر'],
    ['raw UTF-8', 'আপনার দোকান', 'আপনার দোকান'],
    ['a broken word', '=?utf-8?B?%%%?= ok', expect.stringContaining('ok')],
  ])('a subject in %s', async (_what, subject, expected) => {
    expect((await parse(aMail({ Subject: subject }))).subject).toEqual(expected)
  })

  test('a wrong, unknown or missing charset stops nothing', async () => {
    const latin = Buffer.from('Caf\xe9 \x96 now', 'latin1')
    expect((await parseBody({ 'Content-Type': 'text/plain; charset=windows-1252' }, latin)).text).toBe('Café – now')
    for (const type of ['text/plain; charset=utf-8', 'text/plain; charset=x-none', 'text/plain', ''])
      expect((await parseBody({ 'Content-Type': type }, latin)).text).toMatch(/^Caf.+ now$/)
    expect((await parseBody({ 'Content-Type': 'text/plain' }, 'দাম কত?')).text).toBe('দাম কত?')
  })

  test('an address with letters of its own', async () => {
    const { from } = await parse(aMail({ From: 'হুদা <huda@চা.example>' }))
    expect(from).toEqual({ name: 'হুদা', address: expect.stringContaining('huda@') })
  })

  test('broken encodings are read as far as they go', async () => {
    const quoted = { 'Content-Type': 'text/plain', 'Content-Transfer-Encoding': 'quoted-printable' }
    expect((await parse(aMail(quoted, 'a=ZZ b=\nc =3D d='))).text).toMatch(/^a.*b.*c = d/s)
    const base = { ...quoted, 'Content-Transfer-Encoding': 'base64' }
    expect((await parse(aMail(base, 'SGVs\n!!bG8='))).text).toContain('Hel')
    const table = '<table><tr><td>Pages</td><td>12</td></tr></table>'
    expect((await parse(aMail({ 'Content-Type': 'text/html' }, table))).text).toBe('Pages 12')
    const flowed = { 'Content-Type': 'text/plain; format=flowed' }
    expect((await parse(aMail(flowed, 'one \ntwo'))).text).toBe('one two')
  })
})

describe('parts', () => {
  const text = 'Content-Type: text/plain\n\nSee below.'
  const file = (head: string, content = 'AAAA') => `${head}\nContent-Transfer-Encoding: base64\n\n${content}`

  test('what the HTML shows is part of it; every other picture is an attachment', async () => {
    const picture = (id: string) => file(`Content-Type: image/png; name=${id}.png\nContent-ID: <${id}>`)
    const { files, html } = await parseParts('related', [
      'Content-Type: text/html\n\n<img src="cid:seen"><attachment id=x></attachment>',
      picture('seen'),
      picture('unseen'),
    ])
    expect(html).toContain('<img src="cid:seen" />')
    expect(files.map(({ name, isInline }) => [name, isInline])).toEqual([
      ['seen.png', true],
      ['unseen.png', false],
    ])
  })

  test.each([
    ['winmail.dat', 'Content-Type: application/ms-tnef; name=winmail.dat', 'winmail.dat'],
    ['an invitation without a name', 'Content-Type: text/calendar; method=REQUEST', 'invitation.ics'],
    ['a signature', 'Content-Type: application/pkcs7-signature; name=smime.p7s', 'smime.p7s'],
    ['PGP', 'Content-Type: application/pgp-encrypted; name=x.asc', 'x.asc'],
    ['an SVG', 'Content-Type: image/svg+xml; name=x.svg', 'x.svg'],
  ])('%s is listed as a file', async (_what, head, name) => {
    const { files, text: read } = await parseParts('mixed', [text, file(head)])
    expect(files.map((one) => one.name)).toContain(name)
    expect(read).toBe('See below.')
  })

  test('a mail inside a mail inside a mail is a file, and none of its text is the sender’s', async () => {
    const inner = 'Content-Type: message/rfc822\n\nSubject: one\nContent-Type: message/rfc822\n\nSubject: two\n\nDeep.'
    const mail = await parseParts('mixed', [text, inner])
    expect(mail).toMatchObject({ text: 'See below.', files: [{ name: 'mail.eml' }] })
  })

  test.each([
    ["filename*0*=UTF-8''%E0%A6%A6; filename*1*=%E0%A6%BE%E0%A6%AE.pdf", 'দাম.pdf'],
    ['filename="../../etc/passwd"', 'passwd'],
    ['filename="C:\\\\temp\\\\a.doc"', 'a.doc'],
    [`filename="${'a'.repeat(300)}.pdf"`, `${'a'.repeat(116)}.pdf`],
    ["filename*=UTF-8''invoice%E2%80%AEfdp.exe", 'invoicefdp.exe'],
    ['filename="a.pdf.exe"', 'a.pdf.exe'],
    ['filename=""', expect.stringMatching(/^file/)],
  ])('the name of a file is plain: %s', async (given, expected) => {
    const head = `Content-Type: application/octet-stream\nContent-Disposition: attachment; ${given}`
    const { files } = await parseParts('mixed', [text, file(head)])
    expect(plainFileName(files[0]?.name ?? '')).toEqual(expected)
  })

  test('more than twenty files are not unpacked', async () => {
    const { files } = await parseParts('mixed', [
      text,
      ...Array.from({ length: 30 }, () => file('Content-Type: image/png')),
    ])
    expect(files).toHaveLength(20)
  })
})

test.each([
  ['script', '<script>x()</script>', ''],
  ['a handler', '<b onclick="x()">a</b>', '<b>a</b>'],
  ['svg that animates', '<svg><animate onbegin=x() attributeName=x></svg>', ''],
  ['math', '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></table></math>', '<table></table>'],
  ['meta refresh', '<meta http-equiv=refresh content="0;url=https://e.example">', ''],
  ['base', '<base href="https://e.example"><a href="/x">a</a>', '<a target="_blank"'],
  ['a form', '<form action="https://e.example"><input name=password><button>Log in</button></form>', 'Log in'],
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>', ''],
  [
    'srcset',
    '<img src="https://a.example/a.png" srcset="https://t.example/1">',
    '<img src="https://a.example/a.png" />',
  ],
  ['a link to script', '<a href="javascript:x()">a</a>', '<a target="_blank"'],
  ['a link with spaces', '<a href="java\tscript:x()">a</a>', '<a target="_blank"'],
  ['data: HTML', '<a href="data:text/html,x">a</a><img src="data:image/svg+xml,x">', '<a target="_blank"'],
  ['a style sheet', '<style>@import "https://e.example";</style><link rel=stylesheet href="https://e.example">', ''],
  ['CSS that loads', '<p style="background:url(https://t.example)">a</p>', '<p>a</p>'],
  ['CSS that covers', '<p style="position:fixed;inset:0;color:red">a</p>', '<p style="color:red">a</p>'],
  ['a background', '<table background="https://t.example"><tr><td>a</td></tr></table>', '<table><tr>'],
  ['http pictures', '<img src="http://t.example/1.png"><img src="//t.example/1.png">', ''],
  ['frames', '<iframe src="https://e.example"></iframe><object data=x></object><embed src=x>', ''],
])('hostile HTML is harmless: %s', async (_what, html, expected) => {
  const cleaned = await parseHtml(`<p>x</p>${html}`)
  expect(cleaned).toContain(expected)
  expect(cleaned).not.toMatch(
    /script|onerror|onclick|onbegin|srcset|url\(|javascript:|<form|<input|<style|http:|position/i,
  )
})

describe('bombs', () => {
  const nested = (depth: number) =>
    Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')

  test.each([
    ['300 levels', `From: a@b.example\r\n${nested(300)}`],
    [
      '100,000 parts',
      `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(100_000)}`,
    ],
    ['a header of 5 MB', `From: a@b.example\r\nX-Long: ${'x'.repeat(5_000_000)}\r\n\r\nx`],
  ])('%s are refused', async (_what, raw) => {
    await expect(parse(raw)).rejects.toThrow()
  })

  test.each([
    ['no boundary', aMail({ 'Content-Type': 'multipart/mixed; boundary=none' }, 'x')],
    ['cut in the middle', aMail(...multipart('mixed', ['Content-Type: text/plain\n\nHalf'])).slice(0, -20)],
    ['zero bytes', aMail({ Subject: 'a\0b' }, 'x\0y')],
    ['nothing', ''],
    ['no headers', 'x'],
  ])('%s is read as well as possible', async (_what, raw) => {
    expect(JSON.stringify(await parse(raw))).not.toContain('\\u0000')
  })

  test('2 MB of HTML is shown as text, and quickly', async () => {
    const html = `<style>p{color:red}</style>${'<p>News</p>'.repeat(200_000)}`
    const { html: shown, text } = await parse(aMail({ 'Content-Type': 'text/html' }, html))
    expect(shown).toBeNull()
    expect(text).toMatch(/^News\nNews/)
  })

  test('a mail that takes too long is given up, and the thread reads the next one', async () => {
    const parser = createMailParser()
    const slow = aMail({ 'Content-Type': 'text/html' }, `${'<div>'.repeat(180_000)}`)
    const quick = Buffer.from(aMail({}, 'Fine.'))
    await parser.parse(Buffer.from(slow)).catch(() => undefined)
    expect(await parser.parse(quick)).toMatchObject({ text: 'Fine.' })
    parser.close()
  })
})

test.each([
  ['below', 'Yes.\n\nOn Monday, Nila wrote:\n> Shall we?\n> Or not?', 'Yes.'],
  ['between', '> Shall we?\nYes.\n> Or not?\nNo.', '> Shall we?\nYes.\n> Or not?\nNo.'],
  ['above the answer', '> Shall we?\n\nYes.', '> Shall we?\n\nYes.'],
  ['of Outlook', 'Yes.\n\n-----Original Message-----\nFrom: Nila\nShall we?', 'Yes.'],
  ['in Bangla', 'হ্যাঁ।\n\nসোমবার নীলা লিখেছেন:\n> কেমন?', 'হ্যাঁ।'],
  ['and nothing else', '> Shall we?', '> Shall we?'],
])('quoted text %s is told apart, and none is lost', (_where, text, own) => {
  const parts = splitQuote(text)
  expect(parts.own).toBe(own)
  expect(`${parts.own}${parts.quote}`.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
})
