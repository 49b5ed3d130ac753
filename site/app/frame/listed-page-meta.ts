import { navigation } from '@nokshi/content/navigation.ts'
import type { Page, StudioPath } from '@nokshi/contract/website/site-content.ts'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, settingsOf } from './page-meta.ts'
import { breadcrumbs, type Crumb } from './structured-data.ts'

type MetaArgs = Parameters<typeof pageMeta>[0]

/** Of a page that the navigation or the footer leads to. */
export function listedPageMeta(args: MetaArgs, path: StudioPath, page: Page | undefined, ...more: MetaDescriptor[]) {
  if (!page) return []
  const crumb = listedCrumb(args, path, page.heading)
  return [...pageMeta(args, { ...page, path, share: path.slice(1) }), breadcrumbs(args, [crumb]), ...more]
}

/** A page as the navigation or the footer calls it; one that they do not lead to by its heading. */
export function listedCrumb(args: MetaArgs, path: StudioPath, heading: string): Crumb {
  const { columns } = settingsOf(args).studio.footer
  const links = [...navigation.links, ...columns.flatMap((column) => column.links)]
  const link = links.find(({ to }) => to === path)
  return { name: link?.label ?? heading, path }
}
