import { expect, test } from 'vitest'
import { type Suspect, scoreSpam } from './spam-score.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const FACEBOOK =
  'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440.0.0.0;]'

function suspect(traits: Partial<Suspect>): Suspect {
  return {
    name: 'Ada',
    text: 'I need a website for my shop.',
    userAgent: CHROME,
    isTrapFilled: false,
    isRushed: false,
    sendersOfText: 1,
    ...traits,
  }
}

const threeLinks = 'https://one.example and http://two.example/a?b=c and www.three.example'

const ordinary: [score: number, traits: Partial<Suspect>][] = [
  [0, {}],
  [0, { name: 'রহিম', text: 'আমার দোকানের জন্য একটি ওয়েবসাইট দরকার। দাম কত?' }],
  [0, { name: 'محمد', text: 'أحتاج إلى متجر إلكتروني، كم التكلفة؟' }],
  [0, { userAgent: FACEBOOK }],
  // What the studio sells, and what investors ask.
  [0, { text: 'SEO, backlinks, Google ads: first page of Google please' }],
  [0, { text: 'I would like to invest in your studio. Which returns do you expect?' }],
  [0, { text: 'Ours is https://old.example, see www.old.example/shop' }],
  [0, { text: 'Write to ada@example.com or grace@example.com or x@example.com' }],
  [1, { userAgent: 'curl/8.5.0' }],
  [2, { userAgent: '', isRushed: true }],
  [2, { text: threeLinks }],
  [4, { sendersOfText: 50, userAgent: '', isRushed: true }],
  // As some browsers fill the hidden field by themselves.
  [4, { isTrapFilled: true }],
  [2, { text: 'We run an online casino and need a website.' }],
]

test.each(ordinary)('of score %i, and no spam: %j', (score, traits) => {
  expect(scoreSpam(suspect(traits))).toMatchObject({ score, isSpam: false })
})

const spam: [reasons: string, traits: Partial<Suspect>][] = [
  ['many-links link-markup', { text: `[url=https://pills.example]pills[/url] ${threeLinks}` }],
  ['link-markup spam-phrase', { text: 'Buy <a href="https://pills.example">cialis</a>' }],
  ['link-as-name spam-phrase', { name: 'www.win.example', text: 'Online casino' }],
  [
    'spam-phrase several-spam-phrases automated',
    { text: 'Guest post and link insertion on sites with a high domain authority', userAgent: '' },
  ],
  ['many-links same-text-from-many rushed', { text: threeLinks, sendersOfText: 3, isRushed: true }],
  ['trap-filled automated', { isTrapFilled: true, userAgent: '' }],
]

test.each(spam)('spam, because of %s: %j', (reasons, traits) => {
  expect(scoreSpam(suspect(traits))).toMatchObject({ isSpam: true, reasons: reasons.split(' ') })
})
