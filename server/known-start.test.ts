import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createKnownStart } from './known-start.ts'

const start = `<!DOCTYPE html>${'<p>The thread and the river. নদী ও সুতো।</p>'.repeat(400)}`

test.each(['', '.', '<b>আদা</b></html>', 'x'.repeat(65_535)])(
  'a text is whole in every form: …%.12s',
  (end) => {
    const finish = createKnownStart(start)
    const whole = start + end

    expect(finish(undefined, end).toString()).toBe(whole)
    expect(brotliDecompressSync(finish('br', end)).toString()).toBe(whole)
    expect(gunzipSync(finish('gzip', end)).toString()).toBe(whole)
    expect(finish('br', end).length).toBeLessThan(1_000 + end.length * 2)
  },
)
