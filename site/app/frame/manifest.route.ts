import { brand, colours } from '@nokshi/content/brand.ts'
import { shortName } from '@nokshi/content/brand-names.ts'
import icon192 from '../../made/icons/icon-192.png?url'
import icon512 from '../../made/icons/icon-512.png?url'
import maskable from '../../made/icons/icon-maskable-512.png?url'

export function loader() {
  const manifest = {
    name: brand.name,
    short_name: shortName,
    description: brand.sentence,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colours.light.paper,
    theme_color: colours.light.paper,
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
