import { type Page, pages } from '../pages.ts'
import type { Photo } from '../photo.ts'
import { caseStudies } from '../portfolio.ts'
import { team } from '../team.ts'
import { testimonials } from '../testimonials.ts'
import type { PlaceName } from './places.ts'

/** An entry of content/ that a picture may belong to. */
export interface Subject {
  /** The name of its file. */
  slug: string
  /** How a sentence names it. */
  name: string
  photo: Photo | undefined
}

export type Subjects = Record<PlaceName, Subject[]>

/** Where the entries of a place stand. */
export const modules: Record<PlaceName, string> = {
  team: 'content/team.ts',
  covers: 'content/portfolio.ts',
  testimonials: 'content/testimonials.ts',
  share: 'content/pages.ts',
}

export function listSubjects(): Subjects {
  return {
    team: team.map(({ slug, name, photo }) => ({ slug, name, photo })),
    covers: caseStudies.map(({ slug, title, cover }) => ({ slug, name: title, photo: cover.photo })),
    testimonials: testimonials.map(({ slug, name, photo }) => ({ slug, name, photo })),
    share: Object.entries<Page>(pages).map(([path, { photo }]) => ({
      slug: path === '/' ? 'home' : path.slice(1),
      name: path,
      photo,
    })),
  }
}
