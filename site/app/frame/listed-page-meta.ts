import { footer, navigation, pages } from '@nokshi/content/pages.ts'
import type { MetaDescriptor } from 'react-router'
import { knownPageMeta } from './page-meta.ts'
import { breadcrumbs, type Crumb } from './structured-data.ts'

type MetaArgs = Parameters<typeof knownPageMeta>[0]

export function listedPageMeta(args: MetaArgs, path: keyof typeof pages, ...more: MetaDescriptor[]) {
  const share = path.slice(1)
  return [...knownPageMeta(args, path, share), breadcrumbs(args, [listedCrumb(path)]), ...more]
}

/** A page as the navigation or the footer calls it; one that they do not lead to by its heading. */
export function listedCrumb(path: keyof typeof pages): Crumb {
  const links = [...navigation.links, ...footer.columns.flatMap((column) => column.links)]
  const link = links.find(({ to }) => to === path)
  return { name: link?.label ?? pages[path].heading, path }
}
