/**
 * What is visited is a profile, called by its id, or a page of the studio's site, called by its path. This is
 * the whole site: whoever sees three pages is one visitor there.
 */
export const WHOLE_SITE = '/*'

export function isOfSite(subject: string) {
  return subject.startsWith('/')
}
