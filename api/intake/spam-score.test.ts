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

const ordinary: [what: string, traits: Partial<Suspect>, score: number][] = [
  ['an English message', {}, 0],
  ['a Bangla message', { name: 'রহিম', text: 'আমার দোকানের জন্য একটি ওয়েবসাইট দরকার। দাম কত?' }, 0],
  ['an Arabic message', { name: 'محمد', text: 'أحتاج إلى متجر إلكتروني، كم التكلفة؟' }, 0],
  ['a message from inside Facebook', { userAgent: FACEBOOK }, 0],
  [
    'a client who asks for what the studio sells',
    { text: 'SEO, backlinks, Google ads: first page of Google please' },
    0,
  ],
  ['an investor', { text: 'I would like to invest in your studio. Which returns do you expect?' }, 0],
  [
    'a message with a link to the old site',
    { text: 'Ours is https://old.example, see www.old.example/shop' },
    0,
  ],
  [
    'a message with an address in it',
    { text: 'Write to ada@example.com or grace@example.com or x@example.com' },
    0,
  ],
  ['a post from curl', { userAgent: 'curl/8.5.0' }, 1],
  ['a post without a user agent', { userAgent: '' }, 1],
  ['a post from curl in a busy network', { userAgent: 'curl/8.5.0', isRushed: true }, 2],
  ['a client who lists the sites they like', { text: threeLinks }, 2],
  [
    'a text that many send by a program in a busy network',
    { sendersOfText: 50, userAgent: '', isRushed: true },
    4,
  ],
  ['a browser that filled the hidden field by itself', { isTrapFilled: true }, 4],
  ['a casino that wants a website', { text: 'We run an online casino and need a website.' }, 2],
]

test.each(ordinary)('%s is not spam', (_what, traits, score) => {
  expect(scoreSpam(suspect(traits))).toMatchObject({ score, isSpam: false })
})

const spam: [what: string, traits: Partial<Suspect>, reasons: string[]][] = [
  [
    'a list of links in forum markup',
    { text: `[url=https://pills.example]pills[/url] ${threeLinks}` },
    ['many-links', 'link-markup'],
  ],
  [
    'an anchor around a pill',
    { text: 'Buy <a href="https://pills.example">cialis</a>' },
    ['link-markup', 'spam-phrase'],
  ],
  [
    'a link instead of a name',
    { name: 'www.win.example', text: 'Online casino' },
    ['link-as-name', 'spam-phrase'],
  ],
  [
    'a seller of links',
    { text: 'Guest post and link insertion on sites with a high domain authority', userAgent: '' },
    ['spam-phrase', 'several-spam-phrases', 'automated'],
  ],
  [
    'one advertisement under many names',
    { text: threeLinks, sendersOfText: 3, isRushed: true },
    ['many-links', 'same-text-from-many', 'rushed'],
  ],
  ['a program that fills every field', { isTrapFilled: true, userAgent: '' }, ['trap-filled', 'automated']],
]

test.each(spam)('%s is spam', (_what, traits, reasons) => {
  expect(scoreSpam(suspect(traits))).toMatchObject({ isSpam: true, reasons })
})
