import { Refusal } from '../../platform/refusal.ts'

interface Link {
  url: string
}

/** Refuses new links to listed hosts. Existing ones are left to the daily check, as every edit sends them. */
export function requireUnlisted(links: Link[], isListed: (url: string) => boolean, before: Link[] = []) {
  const refused = links.flatMap(({ url }, index) =>
    isListed(url) && !before.some((link) => link.url === url) ? `customLinks.${index}.url` : [],
  )
  if (refused.length === 0) return
  const fields = Object.fromEntries(refused.map((field) => [field, { code: 'listed-host' }]))
  throw new Refusal('invalid', 'listed-host', { fields })
}
