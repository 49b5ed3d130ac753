import { expect, test } from 'vitest'
import { toProblem } from './api.ts'

test.each([
  [{ error: 'Not today.' }, 'Not today.'],
  [{ message: 'Not today.' }, 'Not today.'],
  [{ error: '', message: 'Not today.' }, 'Not today.'],
  [{ message: 'Not today.', code: 401, fields: [] }, 'Not today.'],
  [{}, 'Login failed'],
  ['<h1>Bad gateway</h1>', 'Login failed'],
  [undefined, 'Login failed'],
])('a refusal is understood however much of it came: %j', (reply, sentence) => {
  expect(toProblem(401, reply, 'Login failed')).toMatchObject({ status: 401, sentence, fields: {} })
})
