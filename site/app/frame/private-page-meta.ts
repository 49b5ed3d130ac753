import { notFound } from '@nokshi/content/page-labels.ts'
import { hiddenPageMeta, type MetaArgs, studioTitle } from './page-meta.ts'

/** The `meta` of a page that only a link leads to. Where there is none at the address, nothing is said about it. */
export function privatePageMeta({ title, description }: { title: string; description: string }, path: string) {
  return (args: MetaArgs & { loaderData: unknown }) =>
    args.loaderData
      ? hiddenPageMeta(args, { title: studioTitle(args, title), description, path })
      : missingPageMeta(args)
}

export function missingPageMeta(args: MetaArgs) {
  return [{ title: studioTitle(args, notFound.heading) }, { name: 'robots', content: 'noindex' }]
}
