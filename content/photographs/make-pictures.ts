import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from './find-pictures.ts'
import { type MadePicture, makePicture, writeWhole } from './make-picture.ts'
import { type PlaceName, placeNames, places } from './places.ts'

interface ShownPicture extends MadePicture {
  place: PlaceName
  slug: string
}

/**
 * Makes what the site shows of the pictures, below `target`: for each place a list of its pictures and a
 * style sheet with their colours, and in public/ what browsers load.
 */
export async function makePictures(pictures: Picture[], target: string) {
  const folders = { files: join(target, 'public/assets/photographs'), records: join(target, 'records') }
  const shown: ShownPicture[] = []
  for (const { place, slug, file } of pictures) {
    shown.push({ place, slug, ...(await makePicture(file, place, folders)) })
    // A link to a case study shows its cover.
    if (place === 'covers')
      shown.push({ place: 'share', slug: `case-${slug}`, ...(await makePicture(file, 'share', folders)) })
  }

  await mkdir(target, { recursive: true })
  for (const place of placeNames) {
    const here = shown.filter((picture) => picture.place === place)
    const list = here.map(({ slug, key, width, height, widths }) => [slug, { key, width, height, widths }])
    await writeWhole(join(target, `${place}.json`), JSON.stringify(Object.fromEntries(list)))
    // A style attribute would need a content policy that allows any of them.
    const rules = here.map(({ key, colour }) => `[data-photo="${key}"]{background-color:${colour}}\n`)
    if (!('isPreview' in places[place])) await writeWhole(join(target, `${place}.css`), rules.join(''))
  }
  const keys = new Set(shown.map(({ key }) => key))
  for (const folder of Object.values(folders)) await removeOthers(folder, keys)
}

/** What belongs to a picture that is no longer there. */
async function removeOthers(folder: string, keys: Set<string>) {
  if (!existsSync(folder)) return
  for (const name of await readdir(folder))
    if (!keys.has(name.split(/[-.]/, 1)[0] ?? '')) await rm(join(folder, name))
}
