import { implement } from '../../http/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { createLimiter } from '../../platform/limiter.ts'
import { imageFileName } from '../pictures/image-files.ts'
import { getPublicProfile } from '../public-profile.ts'
import { listCustomLinks } from '../queries.ts'
import { findScheduledChanges, isShown } from '../showing.ts'
import { writeContactCard } from './contact-card.ts'

/** Small, but large enough for a list of contacts. */
const PHOTO_WIDTH = 192

const limitPhotos = createLimiter({ concurrency: 1, queueMax: 100, busyCode: 'contacts-busy' })

export function contactCardRoutes(deps: Pick<Deps, 'config' | 'db' | 'files' | 'now'>) {
  async function makePhoto(key: string) {
    const picture = await deps.files.find(imageFileName(key, PHOTO_WIDTH))
    if (!picture) return undefined
    return limitPhotos(async () => {
      const { sharp } = await import('../pictures/picture-library.ts')
      // Not every address book reads WebP.
      return sharp(picture).jpeg({ quality: 80 }).toBuffer()
    })
  }

  return implement({
    'GET /api/linkhub/{username}/contact.vcf': async (c, { username }) => {
      const profile = await getPublicProfile(deps.db, username)
      const customLinks = await listCustomLinks(deps.db, profile.id)
      const now = deps.now()
      // A link that was taken off the page for its host changes no version but that of the blocks.
      const version = `${profile.version}.${profile.blocksVersion}`
      const etag = `"${profile.id}-${version}-${findScheduledChanges(customLinks, now).last}-contact"`
      c.header('Cache-Control', 'public, no-cache')
      c.header('ETag', etag)
      if (c.req.header('if-none-match') === etag) return c.body(null, 304)

      const links = customLinks.filter((link) => isShown(link, now))
      const photo = profile.profileImage === null ? undefined : await makePhoto(profile.profileImage)
      const card = writeContactCard(deps.config, profile, links, photo)
      c.header('Content-Type', 'text/vcard; charset=utf-8')
      c.header('Content-Disposition', `attachment; filename="${profile.username}.vcf"`)
      return c.body(card)
    },
  })
}
