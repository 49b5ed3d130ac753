import { footer, navigation } from '@nokshi/content/pages.ts'
import type { Crumb } from './structured-data.ts'

/** A page as the navigation or the footer calls it. */
export function knownCrumb(path: string): Crumb {
  const links = [...navigation.links, ...footer.columns.flatMap((column) => column.links)]
  const link = links.find(({ to }) => to === path)
  if (!link) throw new Error(`Neither the navigation nor the footer leads to ${path}`)
  return { name: link.label, path }
}
