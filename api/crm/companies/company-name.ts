import type { ContactMethod } from '../contact-methods/contact-method.ts'
import { normalizeText, shortenKey } from '../records/normalize-text.ts'

/** Legal forms, which people write or leave out. */
const endings = new Set(
  [
    ...['ltd', 'limited', 'llc', 'llp', 'fzco', 'fze', 'fzc', 'fz', 'dmcc', 'co', 'company', 'est', 'wll'],
    ...['inc', 'pvt', 'pte', 'private', 'plc', 'corp', 'lc', 'gmbh', 'লিমিটেড', 'লি', 'প্রাইভেট', 'কোং', 'ذمم'],
  ].map(normalizeText),
)
const beginnings = new Set(['شركة', 'مؤسسة'].map(normalizeText))

/** A name without case, punctuation and legal form: how two spellings of one company are found. */
export function companyKey(name: string) {
  const words = normalizeText(name)
    // «L.L.C» and «ذ.م.م» are one word each.
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
  let start = 0
  let end = words.length
  while (start < end && beginnings.has(words[start] ?? '')) start++
  while (end > start && isForm(words[end - 1] ?? '')) end--
  // A company that is called nothing but «Company Ltd» keeps its name.
  return shortenKey((start < end ? words.slice(start, end) : words).join(' ') || normalizeText(name))
}

function isForm(word: string) {
  return endings.has(word) || beginnings.has(word)
}

/** Public mail providers: their domains say nothing about the employer. */
const providers = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.uk yahoo.co.in ymail.com rocketmail.com outlook.com
   outlook.sa hotmail.com hotmail.co.uk live.com msn.com icloud.com me.com mac.com proton.me
   protonmail.com pm.me aol.com gmx.com gmx.net gmx.de mail.com mail.ru yandex.com yandex.ru
   zoho.com zohomail.com fastmail.com hey.com tutanota.com tuta.com qq.com 163.com 126.com
   rediffmail.com eim.ae emirates.net.ae`.split(/\s+/),
)

/** The domain of a business; undefined for a mailbox of a provider. */
export function businessDomain(email: string) {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domain === '' || providers.has(domain) ? undefined : domain
}

/** The domain of the first email address, if it belongs to a business. */
export function domainOfContactMethods(contactMethods: ContactMethod[]) {
  const email = contactMethods.find((contactMethod) => contactMethod.kind === 'email')
  return email && businessDomain(email.norm)
}

/** The domain of a web address, as it stands in email addresses. */
export function domainOfWebsite(website: string) {
  const address = URL.parse(/^https?:\/\//i.test(website) ? website : `https://${website}`)
  const host = address?.hostname.replace(/^www\./, '')
  return host?.includes('.') && !providers.has(host) ? host : undefined
}
