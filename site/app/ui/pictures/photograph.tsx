import type { Photo } from '@nokshi/contract/website/site-content.ts'
import type { ComponentProps } from 'react'

interface PhotographProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  photo: Photo
  /** In place of what the photograph says it shows. */
  alt?: string | undefined
}

export function Photograph({ photo, alt = photo.alt, ...img }: PhotographProps) {
  const { src, width, height } = photo
  return <img src={src} width={width} height={height} alt={alt} decoding="async" {...img} />
}
