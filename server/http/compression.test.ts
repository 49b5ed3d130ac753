import { expect, test } from 'vitest'
import { chooseEncoding } from './compression.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, BR;q=0.1', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['x-gzip, abr', 'identity'],
])('for «%s» the best encoding is %s', (accepted, best) => {
  expect(chooseEncoding(accepted)).toBe(best)
})
