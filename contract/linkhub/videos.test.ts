import { describe, expect, test } from 'vitest'
import { findVideo, VideoEdit } from './videos.ts'

const film = 'https://www.youtube.com/watch?v=dQw4w9WgXc-'
const clip = 'https://www.tiktok.com/@ada.weaves/video/7301234567890123456'
const song = 'https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl'

const known: [url: string, ...links: string[]][] = [
  [
    film,
    ...['youtube.com/watch?v=dQw4w9WgXc-', 'https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXc-&t=42s'],
    ...['https://youtu.be/dQw4w9WgXc-?si=abc', 'https://www.youtube.com/live/dQw4w9WgXc-?feature=share'],
    ...['https://music.youtube.com/watch?v=dQw4w9WgXc-&list=RDAMVM', 'HTTPS://WWW.YOUTUBE.COM/embed/dQw4w9WgXc-'],
    'My new film! https://youtu.be/dQw4w9WgXc- via @YouTube',
  ],
  ['https://www.youtube.com/shorts/dQw4w9WgXc-', 'https://youtube.com/shorts/dQw4w9WgXc-?si=abc'],
  [
    'https://www.youtube.com/playlist?list=PLBCF2DAC6FFB574DE',
    'https://m.youtube.com/playlist?list=PLBCF2DAC6FFB574DE&si=abc',
  ],
  [
    'https://vimeo.com/76979871',
    ...['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?badge=0'],
  ],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  [clip, `${clip}?is_from_webapp=1`, 'https://m.tiktok.com/@ada.weaves/video/7301234567890123456'],
  [
    'https://www.facebook.com/watch/?v=1234567890',
    'https://m.facebook.com/ada/videos/how-it-is-made/1234567890/',
    'https://web.facebook.com/watch?ref=saved&v=1234567890',
  ],
  ['https://www.facebook.com/reel/1234567890', 'https://www.facebook.com/reel/1234567890/?mibextid=x'],
  [
    song,
    'https://open.spotify.com/intl-de/track/11dFghVXANMlKmJXsNCbNl?si=1',
    `${song.replace('track', 'embed/track')}`,
  ],
  ['https://open.spotify.com/show/11dFghVXANMlKmJXsNCbNl'],
  ['https://soundcloud.com/ada/river-song', 'https://m.soundcloud.com/ada/river-song?utm_source=clipboard'],
  ['https://soundcloud.com/ada/sets/rivers/s-Ab12'],
  ['https://soundcloud.com/ada/likes-of-us'],
]

const unknown = [
  ...[
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ...['https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ', 'https://youtubе.com/watch?v=dQw4w9WgXcQ'],
  ...['https://youtube.com:8443/watch?v=dQw4w9WgXcQ', 'https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
  ...['https://www.youtube.com/@ada', 'https://www.youtube.com/watch?v=short', 'https://vimeo.com/ada'],
  ...['https://vm.tiktok.com.evil.example/ZMabc', 'https://soundcloud.com/ada', 'https://soundcloud.com/ada/likes'],
  ...['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', 'data:text/html,youtu.be/dQw4w9WgXcQ', 'ftp://youtu.be/dQw4w9WgXcQ'],
  ...['', ' ', 'a film', `https://youtu.be/${'x'.repeat(5_000)}`],
]

describe('a pasted link', () => {
  test.each(known)('to %s is known in every shape, and has that one address', (url, ...links) => {
    for (const link of [url, ...links]) expect(VideoEdit.parse({ url: link }).url).toBe(url)
  })

  test.each(unknown)('%s is refused', (url) => {
    expect(VideoEdit.safeParse({ url }).success).toBe(false)
  })

  test('of an app that shortens it stays as it is, for the server to follow', () => {
    for (const url of ['https://vm.tiktok.com/ZMabc/', 'https://fb.watch/abc/', 'https://spotify.link/abc'])
      expect(VideoEdit.parse({ url }).url).toBe(url)
  })

  test('plays on the host of its provider that tracks least', () => {
    const players = known.map(([url]) => new URL(findVideo(url)?.embedUrl ?? '').host)

    expect(new Set(players)).toEqual(
      new Set([
        ...['www.youtube-nocookie.com', 'player.vimeo.com', 'www.tiktok.com', 'www.facebook.com'],
        ...['open.spotify.com', 'w.soundcloud.com'],
      ]),
    )
    expect(findVideo('https://www.facebook.com/reel/1234567890')?.embedUrl).toContain(
      'href=https%3A%2F%2Fwww.facebook.com%2Freel%2F1234567890',
    )
  })
})
