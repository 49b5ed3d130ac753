import type { ComponentProps } from 'react'

export interface MadePhotograph {
  key: string
  width: number
  height: number
  widths: number[]
}

interface PhotographProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  photograph: MadePhotograph
  alt: string
  sizes: string
}

export function Photograph({ photograph, alt, sizes, ...img }: PhotographProps) {
  const { key, width, height, widths } = photograph
  const address = (each: number, extension: string) => `/assets/photographs/${key}-${each}.${extension}`
  const list = (extension: string) => widths.map((each) => `${address(each, extension)} ${each}w`).join(', ')
  return (
    <picture className="photograph">
      <source type="image/avif" srcSet={list('avif')} sizes={sizes} />
      <img
        src={address(width, 'webp')}
        srcSet={list('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        data-photo={key}
        {...img}
      />
    </picture>
  )
}
