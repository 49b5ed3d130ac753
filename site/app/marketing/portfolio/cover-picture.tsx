import type { Cover } from '@nokshi/contract/website/site-content.ts'
import type { ComponentProps } from 'react'
import { useStudio } from '../../platform/use-settings.ts'
import { Photograph } from '../../ui/pictures/photograph.tsx'

interface CoverPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  slug: string
  cover: Cover
}

/** Where nobody drew a cover for this one, the server sends the one for any. */
export function CoverPicture({ slug, cover, ...img }: CoverPictureProps) {
  const { drawings } = useStudio()
  if (cover.photo) return <Photograph photo={cover.photo} {...img} />
  const { ground, description } = 'ground' in cover ? cover : { ground: 'panel', description: '' }
  const src = `${drawings}/${ground}/covers/${slug}.svg`
  return <img src={src} alt={description} width={1200} height={800} decoding="async" {...img} />
}
