import type { MetaDescriptor } from 'react-router'

/** For the `meta` of a page of the CRM: a title for the tab, and nothing for search engines. */
export function crmMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · CRM` }, { name: 'robots', content: 'noindex, nofollow' }]
}
