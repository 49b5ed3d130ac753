import { Refusal } from '../../platform/refusal.ts'

interface Link {
  url: string
}

/**
 * Refuses links to hosts of the operator's list. Links that are on the page already are left to the daily
 * check, because every edit sends them along.
 */
export function requireUnlisted(links: Link[], isListed: (url: string) => boolean, before: Link[] = []) {
  const refused = links.flatMap(({ url }, index) =>
    isListed(url) && !before.some((link) => link.url === url) ? `customLinks.${index}.url` : [],
  )
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map((field) => [field, { code: 'listed-host' }]))
  throw new Refusal('invalid', 'listed-host', { fields })
}
