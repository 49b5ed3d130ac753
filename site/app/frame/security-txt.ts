import type { Brand } from '@nokshi/contract/website/site-content.ts'

/** RFC 9116 wants a date by which this may be out of date, less than a year ahead. */
const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000

/** For whoever finds an error in the product: where to tell it. */
export function writeSecurityTxt(siteUrl: string, brand: Brand, now: number) {
  const { isSample, email } = brand.contact
  const lines = [
    ...(isSample ? [] : [`Contact: mailto:${email}`]),
    // A form that reaches the studio in any case.
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(now + HALF_A_YEAR_MS).toISOString().slice(0, 19)}Z`,
    `Preferred-Languages: ${brand.languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ]
  return lines.join('\n')
}
