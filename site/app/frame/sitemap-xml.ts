interface SitemapEntry {
  address: string
  /** ISO date, or date and time; absent where nobody knows it. */
  changedOn?: string
}

export function sitemapOf(entries: SitemapEntry[]) {
  return xml('urlset', 'url', entries)
}

export function sitemapIndexOf(entries: SitemapEntry[]) {
  return xml('sitemapindex', 'sitemap', entries)
}

function xml(list: string, item: string, entries: SitemapEntry[]) {
  const lines = entries.map(({ address, changedOn }) => {
    const change = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<${item}><loc>${address}</loc>${change}</${item}>`
  })
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${list}>`,
    '',
  ]
  return new Response(document.join('\n'), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
