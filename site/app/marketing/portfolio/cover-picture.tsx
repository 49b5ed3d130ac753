import type { Cover } from '@nokshi/content/portfolio.ts'
import type { ComponentProps } from 'react'
import { type MadePhotograph, Photograph } from '../../ui/pictures/photograph.tsx'

const drawings = import.meta.glob<string>('../../../made/covers/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

const photographs = import.meta.glob<Record<string, MadePhotograph>>(
  '../../../made-photographs/covers.json',
  {
    import: 'default',
    eager: true,
  },
)
import.meta.glob('../../../made-photographs/covers.css', { eager: true })

interface CoverPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  slug: string
  alt: string
  sizes: string
}

export function CoverPicture({ slug, sizes, alt, ...img }: CoverPictureProps) {
  const photograph = photographOf(slug)
  if (photograph) return <Photograph photograph={photograph} sizes={sizes} alt={alt} {...img} />
  const src = drawings[fileOf(slug)] ?? drawings[fileOf('any-case')]
  return <img src={src} alt={alt} width={1200} height={800} decoding="async" {...img} />
}

export function photographOf(slug: string) {
  return photographs['../../../made-photographs/covers.json']?.[slug]
}

export function describeCover(cover: Cover) {
  return cover.photo?.alt ?? ('ground' in cover ? cover.description : '')
}

function fileOf(name: string) {
  return `../../../made/covers/${name}.svg`
}
