import { type Content, listTexts } from './everything.ts'

/** Parts of pages that carry an id of their own, not one of an entry. */
const PARTS = ['/about#lead']

/** Links within the site that lead nowhere, and addresses elsewhere that are none. */
export function findBrokenLinks(content: Content) {
  const known = listAddresses(content)
  return Object.entries(content).flatMap(([module, texts]) =>
    listTexts(texts)
      .filter(({ way }) => /(^|, )(to|href)$/.test(way))
      .flatMap(({ way, text }) => {
        const where = `content/${module}.ts: ${way.replace(/, (to|href)$/, '')}`
        if (!text.startsWith('/'))
          return isAddress(text) ? [] : [`${where} leads to ${text}, which is no address.`]
        return known.has(withoutQuery(text)) ? [] : [`${where} leads to ${text}, which is not there.`]
      }),
  )
}

function listAddresses({ faq, pages, portfolio, products, services }: Content) {
  const questions = faq.faqGroups.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)])
  return new Set([
    ...Object.keys(pages.pages),
    ...PARTS,
    ...portfolio.caseStudies.map(({ slug }) => `/portfolio/${slug}`),
    ...services.services.map(({ slug }) => `/services#${slug}`),
    ...products.products.map(({ slug }) => `/products#${slug}`),
    ...questions.map((id) => `/support#${id}`),
  ])
}

function withoutQuery(address: string) {
  return address.replace(/\?[^#]*/, '')
}

function isAddress(text: string) {
  return /^(https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s-]+)/.test(text) && URL.canParse(text)
}
