import { expect, test } from 'vitest'
import { sampleSource } from '../testing/sample-source.ts'
import { requireUnreserved } from './claim-username.ts'

const nobodys = `
  admin support nokshi dashboard start-project linkhub api bkash nagad rocket stcpay stc-pay facebook
  adm1n adrnin ad-min supp0rt 8kash b-k-a-s-h na9ad r0cket bkash-help official-bkash my-8kash-shop nagad-agent
  bkashofficial nagadbd mybkash bkashrahim upay-help upaybd dbbl-agent islami-bank islamibankbd my-brac-bank
  dutch-bangla dutchbanglabank city-bank emirates-nbd emiratesnbd-help first-abu-dhabi-bank adcb al-rajhi-bank
  riyad-bank alinma rocket-help instagram-support whatsapp-help meta-support metasupport lnstagram-support
  facebook-team-bd google-pay nokshi-help nokshi-official n0kshi-team rnokshi linkhub-support
  support-team help-center official-support customer-care admin-bd`

const somebodys = `
  ada ada-rahman rocket-man rocketry visa-consultant tamara-designs rahim-on-youtube administrate abir karim-bk
  studio-nine support-artists rocketman metaverse-fan brac-student islamic-art the-rocket prime-designs
  dutch-baker abkash adib-rahman abkash-travels upayan tamara-official visa-help-bd wise-care tabby-team
  nokshi-kantha nokshi-kantha-shop the-helper team-ada ada-official care-for-cats payel apple-pie appleseed
  metal-works insta-ada ada-on-instagram google-ads-by-ada riyad`

function isReserved(username: string) {
  try {
    requireUnreserved({ siteContent: sampleSource }, username)
    return false
  } catch (error) {
    expect(error).toMatchObject({ message: 'This username is reserved.' })
    return true
  }
}

test('nobody can be called like us, a bank or a network, however it is spelt', () => {
  expect(
    nobodys
      .trim()
      .split(/\s+/)
      .filter((name) => !isReserved(name)),
  ).toEqual([])
})

test('somebody can be called what only looks a little like them', () => {
  expect(somebodys.trim().split(/\s+/).filter(isReserved)).toEqual([])
})
