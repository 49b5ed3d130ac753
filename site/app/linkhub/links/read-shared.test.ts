import { expect, test } from 'vitest'
import { readShared } from './read-shared.ts'

const url = 'https://youtu.be/dQw4w9WgXcQ'

test.each([
  ['a browser', { url, title: 'Nakshi kantha' }, { url, title: 'Nakshi kantha' }],
  ['YouTube on Android', { text: url, title: 'Nakshi kantha' }, { url, title: 'Nakshi kantha' }],
  ['an app with words of its own', { text: `Look at this: ${url}.` }, { url, title: 'Look at this' }],
  ['an app that writes the link into the title', { title: `Nakshi ${url}` }, { url, title: 'Nakshi' }],
  ['a link alone', { text: url }, { url, title: 'youtu.be' }],
  ['a link in brackets', { text: `নকশি কাঁথা (${url})` }, { url, title: 'নকশি কাঁথা' }],
  ['two links', { text: `${url} https://example.com` }, { url, title: 'https://example.com' }],
  ['a long title', { url, title: 'ক'.repeat(200) }, { url, title: 'ক'.repeat(80) }],
  ['words alone', { text: 'No link at all', title: 'Nothing' }, undefined],
  ['a link that is none', { text: 'https://' }, undefined],
  ['a script', { url: 'javascript:alert(1)' }, undefined],
  ['nothing', {}, undefined],
])('what %s shares', (_who, given, expected) => {
  const search = new URLSearchParams(Object.entries(given).map(([name, value]) => [`shared-${name}`, value]))
  expect(readShared(search)).toEqual(expected)
})
