/**
 * What is visited is a profile, called by its id, or a page of the studio's site, called by its path. This is all of the site
 * together: whoever sees three of its pages is one visitor there, and one on each of the pages.
 */
export const WHOLE_SITE = '/*'

export function isOfSite(subject: string) {
  return subject.startsWith('/')
}
