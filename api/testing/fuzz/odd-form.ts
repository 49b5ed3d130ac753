import { bend } from './odd-values.ts'
import type { SeededRandom } from './seeded-random.ts'

const BOUNDARY = 'a-boundary-of-its-own'

/** A picture of four pixels, and what may pass for one. */
const pictures = [
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEXAOSuU7d9gAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQI12NgAAEAAAYAAWb0yWwAAAAASUVORK5CYII=',
  btoa('GIF89a\x01\x00\x01\x00\x00\x00\x00;'),
  btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  btoa('\x89PNG\r\n\x1a\n<script>alert(1)</script>'),
  btoa('RIFF\xff\xff\xff\xffWEBPVP8 '),
  '',
].map((base64) => Buffer.from(base64, 'base64'))

/** A form with files, as a browser would send it; or with odd fields, and cut off. http/multipart.test.ts breaks more. */
export function oddForm(
  random: SeededRandom,
  example: unknown,
  files: string[],
  { isWhole }: { isWhole: boolean },
) {
  const value = isWhole || random.happens(0.5) ? example : bend(random, example)
  const fields = Object.entries(value !== null && typeof value === 'object' ? value : {})
  const whole = Buffer.concat([
    ...fields.map(([name, field]) => part(`name="${name}"`, Buffer.from(asText(field)))),
    ...files.map((name) =>
      part(`name="${name}"; filename="a.png"`, isWhole ? pictures[0] : random.pick(pictures)),
    ),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
  const end = isWhole || random.happens(0.8) ? whole.length : random.below(whole.length)
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: new Uint8Array(whole.subarray(0, end)),
  }
}

function part(disposition: string, content: Uint8Array = new Uint8Array(0)) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

function asText(value: unknown) {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
