import type { BrandColours } from '@nokshi/contract/website/site-content.ts'
import type { Studio } from '../platform/settings.ts'

/** What a phone needs to put the site, or the CRM, on its home screen. */
export function webManifest(
  { drawings }: Studio,
  { light }: BrandColours,
  own: { name: string; short_name: string; start_url: string; scope: string; display: string } & Record<
    string,
    unknown
  >,
) {
  const icon = (file: string, side: number) => ({
    src: `${drawings}/icons/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  })
  const manifest = {
    ...own,
    lang: 'en',
    dir: 'ltr',
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
