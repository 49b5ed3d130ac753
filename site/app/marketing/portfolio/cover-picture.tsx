import type { CaseStudy } from '@nokshi/content/portfolio.ts'
import type { ComponentProps } from 'react'

const covers = import.meta.glob<string>('../../../made/covers/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

interface CoverPictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  slug: CaseStudy['slug']
  /** Empty where the words beside it say the same. */
  alt: string
}

/** The cloth of a case study, with a piece of its interface tacked on. It keeps its colours in both themes. */
export function CoverPicture({ slug, alt, ...img }: CoverPictureProps) {
  return (
    <img
      src={covers[fileOf(slug)] ?? covers[fileOf('any-case')]}
      alt={alt}
      width={1200}
      height={800}
      decoding="async"
      {...img}
    />
  )
}

function fileOf(name: string) {
  return `../../../made/covers/${name}.svg`
}
