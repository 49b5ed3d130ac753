import { bend, oddText } from './odd-values.ts'
import type { SeededRandom } from './seeded-random.ts'

const BOUNDARY = 'a-boundary-of-its-own'

/** A picture of four pixels, and what may pass for one. */
const pictures = [
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEXAOSuU7d9gAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQI12NgAAEAAAYAAWb0yWwAAAAASUVORK5CYII=',
    'base64',
  ),
  Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  Buffer.from('\x00\x00\x00\x20ftypavif\x00\x00\x00\x00', 'latin1'),
  Buffer.alloc(0),
]

interface Form {
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

/** A form with files, as a browser would send it or bent out of shape. */
export function oddForm(
  random: SeededRandom,
  example: unknown,
  files: string[],
  { isWhole }: { isWhole: boolean },
): Form {
  const value = isWhole || random.happens(0.5) ? example : bend(random, example)
  const fields = Object.entries(value !== null && typeof value === 'object' ? value : {})
  const parts: Uint8Array[] = [
    ...fields.map(([name, field]) => part(`name="${name}"`, Buffer.from(asText(field)))),
    ...files.map((name) =>
      part(`name="${name}"; filename="a.png"`, isWhole ? pictures[0] : random.pick(pictures)),
    ),
  ]
  if (!isWhole && random.happens(0.3)) parts.push(random.pick(oddParts)(random))
  const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
  const form = {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: new Uint8Array(body),
  }
  return isWhole || random.happens(0.5) ? form : random.pick(breakages)(form, random)
}

function part(disposition: string, content: Uint8Array = new Uint8Array(0), more = '') {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

const oddParts: ((random: SeededRandom) => Buffer)[] = [
  (random) => part(`name="${oddText(random).slice(0, 9_000)}"`, Buffer.from('a')),
  (random) => part(`name="profileImage"; filename="${oddText(random).slice(0, 2_000)}"`, pictures[0]),
  () => part('name="name"', Buffer.from('the same once more')),
  () => part('', Buffer.from('without a name')),
  () =>
    part('name="bio"', Buffer.from([0xff, 0xfe, 0x00, 0xc0]), 'Content-Type: text/plain; charset=utf-16\r\n'),
  () => part('name="bio"', Buffer.from('%%%'), 'Content-Transfer-Encoding: base64\r\n'),
  () => part('name="picture"; filename="../../secret"', pictures[2], 'Content-Type: image/svg+xml\r\n'),
  () => part('name="__proto__"', Buffer.from('{"role":"owner"}')),
  () => part('name="name"', Buffer.from('a'), 'X: a\r\n'.repeat(3_000)),
  () => Buffer.concat(Array.from({ length: 100 }, (_, index) => part(`name="f${index}"`, Buffer.from('a')))),
]

const breakages: ((form: Form, random: SeededRandom) => Form)[] = [
  ({ headers, body }, random) => ({ headers, body: body.slice(0, random.below(body.length)) }),
  ({ body }) => ({ headers: { 'content-type': 'multipart/form-data' }, body }),
  ({ body }) => ({ headers: { 'content-type': 'multipart/form-data; boundary=' }, body }),
  ({ body }) => ({ headers: { 'content-type': 'multipart/form-data; boundary=another' }, body }),
  ({ body }) => ({ headers: { 'content-type': `multipart/form-data; boundary="${'b'.repeat(300)}"` }, body }),
  ({ body }) => ({ headers: { 'content-type': 'multipart/mixed; boundary=a' }, body }),
  ({ headers }) => ({ headers, body: new Uint8Array(Buffer.from(`--${BOUNDARY}\r\n\r\n`.repeat(500))) }),
  ({ headers }) => ({ headers, body: new Uint8Array(Buffer.from(`--${BOUNDARY}--`)) }),
  ({ headers }) => ({ headers, body: new Uint8Array(0) }),
  ({ headers, body }) => ({
    headers,
    body: new Uint8Array(Buffer.from(body).map((byte) => (byte === 13 ? 0 : byte))),
  }),
]

function asText(field: unknown) {
  return typeof field === 'string' ? field : JSON.stringify(field)
}
