import type { ComponentProps } from 'react'

/**
 * One picture in the colours of each theme. An <img> cannot see the page's colours, so there are two files.
 */
export interface ThemedAddress {
  light: string
  dark: string
}

interface ThemedPictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  address: ThemedAddress
  narrow?: ThemedAddress
  width: number
  height: number
}

const DARK = '(prefers-color-scheme: dark)'
const NARROW = '(width < 768px)'

export function ThemedPicture({ address, narrow, alt = '', ...img }: ThemedPictureProps) {
  return (
    <picture>
      {narrow && <source media={`${NARROW} and ${DARK}`} srcSet={narrow.dark} />}
      {narrow && <source media={NARROW} srcSet={narrow.light} />}
      <source media={DARK} srcSet={address.dark} />
      <img src={address.light} alt={alt} decoding="async" {...img} />
    </picture>
  )
}

export function Quilt({ className, ...picture }: ThemedPictureProps) {
  return (
    <div className={`${className} quilt`}>
      <ThemedPicture {...picture} />
    </div>
  )
}

/** Finds the pairs among the files of a folder: `boats-light.svg` and `boats-dark.svg` are `boats`. */
export function pairThemes(files: Record<string, string>) {
  return (name: string): ThemedAddress => {
    const find = (theme: string) =>
      Object.entries(files).find(([path]) => path.endsWith(`/${name}-${theme}.svg`))?.[1]
    const [light, dark] = [find('light'), find('dark')]
    if (!light || !dark) throw new Error(`art has made no picture called ${name}`)
    return { light, dark }
  }
}
