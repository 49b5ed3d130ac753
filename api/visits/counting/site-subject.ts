/** A subject is the id of a profile or the path of a page of the site; this one is the whole site. */
export const WHOLE_SITE = '/*'

export function isOfSite(subject: string) {
  return subject.startsWith('/')
}
