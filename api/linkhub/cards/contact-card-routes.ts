import { Hono } from 'hono'
import type { Deps } from '../../platform/deps.ts'
import { createLimiter } from '../../platform/limiter.ts'
import { readPageParts } from '../page-parts.ts'
import { imageFileName } from '../pictures/image-files.ts'
import { getPublicProfile } from '../public-profile.ts'
import { findTurns, isShown } from '../showing.ts'
import { writeContactCard } from './contact-card.ts'

/** Large enough for a list of contacts; what a phone book carries along should stay small. */
const PHOTO_WIDTH = 192

const limitPhotos = createLimiter({
  concurrency: 1,
  queueMax: 100,
  busyCode: 'contacts-busy',
})

export function contactCardRoutes(deps: Pick<Deps, 'config' | 'db' | 'files' | 'now'>) {
  async function findPhoto(key: string | null) {
    const picture = key === null ? undefined : await deps.files.find(imageFileName(key, PHOTO_WIDTH))
    if (!picture) return undefined
    return limitPhotos(async () => {
      const { sharp } = await import('../pictures/picture-library.ts')
      // JPEG, because no address book is sure to read WebP.
      return sharp(picture).jpeg({ quality: 80 }).toBuffer()
    })
  }

  return new Hono().get('/:username/contact.vcf', async (c) => {
    const profile = await getPublicProfile(deps.db, c.req.param('username'))
    const parts = await readPageParts(deps.db, profile.id)
    const now = deps.now()
    const etag = `"${profile.id}-${profile.version}-${findTurns(parts, now).last}-contact"`
    c.header('Cache-Control', 'public, no-cache')
    c.header('ETag', etag)
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)

    const links = parts.customLinks.filter((link) => isShown(link, now))
    const card = writeContactCard(deps.config, profile, links, await findPhoto(profile.profileImage))
    c.header('Content-Type', 'text/vcard; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="${profile.username}.vcf"`)
    return c.body(card)
  })
}
