import { contentPicture, contentPictureAddress } from '@nokshi/contract/website/picture-sizes.ts'
import type { Photo } from '@nokshi/contract/website/site-content.ts'
import type { ComponentProps } from 'react'
import { useSettings } from '../../platform/use-settings.ts'

interface PhotographProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  photo: Photo
  /** In place of what the photograph says it shows. */
  alt?: string | undefined
}

/** Where it is cut, writeBrandStyle() says which point of it stays. */
export function Photograph({ photo, alt = photo.alt, ...img }: PhotographProps) {
  const { apiUrl } = useSettings()
  const { id, src, width, height } = photo
  // A small one is not enlarged: its larger files are all the same.
  const widths = contentPicture.widths.filter((_, place, all) => (all[place - 1] ?? 0) < width)
  const srcSet = widths.map((one) => `${apiUrl}${contentPictureAddress(id, one)} ${Math.min(one, width)}w`)
  return (
    <img
      src={apiUrl + src}
      srcSet={srcSet.join(', ')}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      {...img}
    />
  )
}
