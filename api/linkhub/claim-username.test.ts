import { expect, test } from 'vitest'
import { requireUnreserved } from './claim-username.ts'

test.each([
  ...['admin', 'support', 'nokshi', 'dashboard', 'start-project', 'linkhub', 'api'],
  ...['bkash', 'nagad', 'rocket', 'stcpay', 'stc-pay', 'facebook'],
  ...['adm1n', 'adrnin', 'ad-min', 'supp0rt', '8kash', 'b-k-a-s-h', 'bka5h', 'na9ad', 'r0cket', 'dashb0ard'],
  ...['bkash-help', 'official-bkash', 'my-8kash-shop', 'nagad-agent'],
])('nobody can be called %s', (username) => {
  expect(() => requireUnreserved(username)).toThrow('This username is reserved.')
})

test.each([
  ...['ada', 'ada-rahman', 'rocket-man', 'rocketry', 'visa-consultant', 'tamara-designs', 'rahim-on-youtube'],
  ...['administrate', 'abir', 'karim-bk', 'studio-nine', 'support-artists'],
])('somebody can be called %s', (username) => {
  expect(() => requireUnreserved(username)).not.toThrow()
})
