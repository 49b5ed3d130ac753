import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { brand } from '../brand.ts'
import { type PlaceName, placeNames } from './places.ts'
import { modules, type Subjects } from './subjects.ts'

/** A file in content/pictures that belongs to an entry and stands alone there. */
export interface Picture {
  place: PlaceName
  slug: string
  /** As sentences call it: content/pictures/team/ada.jpg. */
  name: string
  file: string
}

const EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** What systems put into folders by themselves, and our own README. */
const IGNORED = /^\.|^(Thumbs\.db|desktop\.ini|README\.md)$/i

/** These lie beside the folders; art/logo-file.ts reads them. */
const ofTheBrand = [brand.logo, brand.logoDark, brand.icon]

/** Pairs files with entries by their names; whatever is left over on either side is a error. */
export function findPictures(folder: string, subjects: Subjects) {
  const errors = listNames(folder)
    .filter((name) => !placeNames.some((place) => place === name) && !ofTheBrand.includes(name))
    .map(
      (name) => `content/pictures/${name} is in no folder of its kind: there are ${placeNames.join(', ')}.`,
    )
  const pictures: Picture[] = []

  for (const place of placeNames) {
    const files = listNames(join(folder, place)).map((name) => describe(folder, place, name))
    for (const picture of files) {
      const error = findNameError(picture, files, subjects)
      if (error === undefined) pictures.push(picture)
      else errors.push(error)
    }
    for (const { slug, name, photo } of subjects[place]) {
      if (photo && !files.some((picture) => picture.slug === slug))
        errors.push(
          `${modules[place]}: ${name} has a photo, but there is no file content/pictures/${place}/${slug}.jpg.`,
        )
    }
  }
  return { pictures, errors }
}

function findNameError({ place, slug, name, file }: Picture, files: Picture[], subjects: Subjects) {
  if (!EXTENSIONS.includes(parse(file).ext.toLowerCase()))
    return `${name} is of an unknown type: save it as JPEG, PNG, WebP or AVIF.`
  if (files.some((other) => other.slug === slug && other.name < name))
    return `${name} is the second file called ${slug}: keep one of them.`
  const subject = subjects[place].find((entry) => entry.slug === slug)
  if (!subject) return `${name} belongs to nobody: ${modules[place]} has no entry called ${slug}.`
  if (!subject.photo?.alt.trim())
    return `${name} has no alt text: write photo: { alt: '…' } for ${subject.name} in ${modules[place]}.`
  return undefined
}

function describe(folder: string, place: PlaceName, name: string): Picture {
  return {
    place,
    slug: parse(name).name,
    name: `content/pictures/${place}/${name}`,
    file: join(folder, place, name),
  }
}

function listNames(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !IGNORED.test(name))
    .sort()
}
