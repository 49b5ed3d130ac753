import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { inAppExits } from '@nokshi/contract/linkhub/in-app-exit.ts'
import { describe, expect, test } from 'vitest'
import { get, makePage } from '../testing/hub-site.ts'
import { exitsBySystem, findInAppExit, inAppBrowsers, systems } from './in-app-exit.ts'

const ios = (system: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`
const android = (version: number, device: string, chrome: string) =>
  `Mozilla/5.0 (Linux; Android ${version}; ${device}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${chrome} Mobile Safari/537.36`

/** As browsers inside apps have called themselves, of several versions. */
const inside: [string, string][] = [
  ['instagram', `${ios('17_3_1')} Instagram 320.0.2.29.98 (iPhone14,5; iOS 17_3_1; ar_SA; ar; scale=3.00)`],
  ['instagram', `${ios('26_4_1')} Instagram 424.1.0.31.54 (iPhone18,4; IABMV/1; 933996394) NW/3 Safari/604.1`],
  ['instagram', `${android(14, 'SM-A155F', '124.0.6367.82')} Instagram 331.0.0.37.90 Android (34/14; bn_BD)`],
  ['intent', `${android(15, 'CPH2591', '133.0.6943.49')} [FB_IAB/FB4A;FBAV/501.0.0.49.107;IABMV/1;]`],
  ['intent', `${android(12, 'M2101K6G', '119.0.6045.193')} [FB_IAB/Orca-Android;FBAV/434.0.0.33.109;]`],
  ['intent', `${android(12, 'RMX3085', '120.0.6099.230')} trill_320803 JsSdk/1.0 BytedanceWebview/d8a21c6`],
  ['intent', `${android(14, 'SM-A145F', '125.0.6422.53')}Snapchat12.87.0.42 (SM-A145F; Android 14#34; gzip; )`],
  ['safari', `${ios('18_2')} [FBAN/FBIOS;FBAV/491.0.0.49.78;FBDV/iPhone16,2;FBSN/iOS;FBSV/18.2;FBOP/80]`],
  ['safari', `${ios('16_6')} [FBAN/MessengerForiOS;FBAV/439.0.0.28.118;FBDV/iPhone12,1;FBSN/iOS;FBOP/0]`],
  ['copy', `${ios('17_5')} musical_ly_34.6.0 JsSdk/2.0 NetType/WIFI WKWebView/1 BytedanceWebview/d8a21c6`],
  ['copy', `${ios('16_1_2')} trill_31.5.0 JsSdk/2.0 NetType/4G FalconTag/ BytedanceWebview/d8a21c6`],
  ['copy', `${ios('15_6_1')} Snapchat/12.30.0.36 (like Safari/8613.3.9, panda)`],
]

/** Browsers of their own, other apps, and programs that only look a little like them. */
const outside = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  `${ios('17_3_1')} Barcelona 318.0.0.20.113 (iPhone14,5; iOS 17_3_1)`,
  `${android(14, 'Pixel 8', '130.0.6723.58')} Telegram-Android/11.4.2`,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Instagram 320.0 Android',
  '',
]

describe('a browser inside an app', () => {
  test.each(inside)('is shown the way «%s»: %s', (exit, userAgent) => {
    expect(findInAppExit(userAgent)).toBe(exit)
  })

  test.each(outside)('is not: %s', (userAgent) => {
    expect(findInAppExit(userAgent)).toBeUndefined()
  })

  test.each(['one-machine', 'several-machines'])('is told apart by nginx in the same way: %s', (folder) => {
    const rules = readFileSync(`deploy/${folder}/nginx.conf`, 'utf8')
    const lines = [
      ...[...systems, ...inAppBrowsers].map(([name, { source }]) => `"~${source.replaceAll('\\/', '/')}" ${name};`),
      ...Object.entries(exitsBySystem).flatMap(([system, ways]) =>
        Object.entries(ways).map(([app, exit]) => `${system}-${app} ${exit};`),
      ),
    ]

    for (const line of lines) expect(rules).toContain(line)
  })
})

describe('a hub page', () => {
  const agentFor = (exit: string) => inside.find(([name]) => name === exit)?.[1] ?? ''
  const open = async (path: string, userAgent: string) => {
    const reply = await get(path, { headers: { 'user-agent': userAgent } })
    return { html: await reply.text(), vary: reply.headers.get('vary'), etag: reply.headers.get('etag') }
  }

  test('leads out of an app by a link, and is otherwise the same; elsewhere not a byte differs', async () => {
    const { path } = makePage()
    const plain = await open(path, outside[0] ?? '')
    const others = await Promise.all(outside.map((userAgent) => open(path, userAgent)))
    const forms = await Promise.all(inAppExits.map((exit) => open(path, agentFor(exit))))

    expect(new Set(others.map(({ html }) => html))).toEqual(new Set([plain.html]))
    expect(plain.html).not.toContain('hub-out')
    expect(new Set([plain, ...forms].map(({ vary }) => vary))).toEqual(new Set(['Accept-Encoding, User-Agent']))
    expect(new Set([plain, ...forms].map(({ etag }) => etag)).size).toBe(5)
    for (const { html } of forms) {
      expect(html.replace(/<style>\.hub-out[\s\S]*?<\/style><(a|label) class="hub-out"[\s\S]*?<\/\1>/, '')).toBe(
        plain.html,
      )
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(14 * 1024)
      // Only by a tap.
      expect(html).not.toMatch(/http-equiv="refresh"|location\.(?:href|assign|replace)/)
    }
    const [instagram, intent, safari, copy] = forms.map(({ html }) => html)
    expect(instagram).toMatch(/href="instagram:\/\/extbrowser\/\?url=http%3A%2F%2F[^"]+%2Fhub%2F/)
    expect(intent).toMatch(/href="intent:\/\/[^"]+\/hub\/[^"]+#Intent;scheme=http;end"/)
    expect(safari).toMatch(/href="x-safari-http:\/\/[^"]+\/hub\//)
    expect(copy).toMatch(/<input [^>]*value="http:\/\/[^"]+\/hub\//)
    expect(intent).toContain('Open in your browser')
  })
})
