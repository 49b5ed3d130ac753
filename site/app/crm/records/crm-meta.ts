import type { MetaDescriptor } from 'react-router'

/** The `meta` of a page of the CRM: a title for the tab, and nothing for search engines. */
export function crmMeta(title: string) {
  return (): MetaDescriptor[] => [{ title: `${title} · CRM` }, { name: 'robots', content: 'noindex, nofollow' }]
}
