import { expect, test } from 'vitest'
import { sampleSource } from '../testing/sample-source.ts'
import { requireUnreserved } from './claim-username.ts'

test.each([
  ...['admin', 'support', 'nokshi', 'dashboard', 'start-project', 'linkhub', 'api'],
  ...['bkash', 'nagad', 'rocket', 'stcpay', 'stc-pay', 'facebook'],
  ...['adm1n', 'adrnin', 'ad-min', 'supp0rt', '8kash', 'b-k-a-s-h', 'bka5h', 'na9ad', 'r0cket', 'dashb0ard'],
  ...['bkash-help', 'official-bkash', 'my-8kash-shop', 'nagad-agent'],
  ...[
    'bkashofficial',
    'nagadbd',
    'mybkash',
    'bkashrahim',
    'upay-help',
    'upaybd',
    'dbbl-agent',
    'officialbkash',
  ],
  ...[
    'islami-bank',
    'islamibankbd',
    'brac-bank',
    'my-brac-bank',
    'dutch-bangla',
    'dutchbanglabank',
    'city-bank',
  ],
  ...[
    'emirates-nbd',
    'emiratesnbd-help',
    'first-abu-dhabi-bank',
    'adcb',
    'al-rajhi-bank',
    'riyad-bank',
    'alinma',
  ],
  ...['rocket-help', 'instagram-support', 'facebook-help', 'whatsapp-help', 'meta-support', 'metasupport'],
  ...['support-instagram', 'instagram-help-center', 'lnstagram-support', 'facebook-team-bd', 'google-pay'],
  ...['nokshi-help', 'nokshi-studio-help', 'nokshi-official', 'n0kshi-team', 'rnokshi', 'linkhub-support'],
  ...['support-team', 'help-center', 'official-support', 'customer-care', 'admin-bd'],
])('nobody can be called %s', (username) => {
  expect(() => requireUnreserved({ siteContent: sampleSource }, username)).toThrow(
    'This username is reserved.',
  )
})

test.each([
  ...['ada', 'ada-rahman', 'rocket-man', 'rocketry', 'visa-consultant', 'tamara-designs', 'rahim-on-youtube'],
  ...['administrate', 'abir', 'karim-bk', 'studio-nine', 'support-artists'],
  ...[
    'rocketman',
    'metaverse-fan',
    'brac-student',
    'islamic-art',
    'the-rocket',
    'prime-designs',
    'dutch-baker',
  ],
  ...[
    'abkash',
    'adib-rahman',
    'abkash-travels',
    'upayan',
    'tamara-official',
    'visa-help-bd',
    'wise-care',
    'tabby-team',
  ],
  ...[
    'nokshi-kantha',
    'nokshi-kantha-shop',
    'the-helper',
    'team-ada',
    'ada-official',
    'care-for-cats',
    'payel',
  ],
  ...['apple-pie', 'appleseed', 'metal-works', 'insta-ada', 'ada-on-instagram', 'google-ads-by-ada', 'riyad'],
])('somebody can be called %s', (username) => {
  expect(() => requireUnreserved({ siteContent: sampleSource }, username)).not.toThrow()
})
