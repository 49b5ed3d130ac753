import type { ComponentProps } from 'react'
import { useStudio } from '../../platform/use-settings.ts'

interface ThemedPictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** A file of art/drawings without its ending. */
  drawing: string
  narrow?: string
  width: number
  height: number
}

const DARK = '(prefers-color-scheme: dark)'
const NARROW = '(width < 768px)'

/** One drawing in the colours of each theme. An <img> cannot see the page's colours, so there are two files. */
export function ThemedPicture({ drawing, narrow, alt = '', ...img }: ThemedPictureProps) {
  const { drawings } = useStudio()
  const address = (theme: 'light' | 'dark', name: string) => `${drawings}/${theme}/${name}.svg`
  return (
    <picture>
      {narrow && <source media={`${NARROW} and ${DARK}`} srcSet={address('dark', narrow)} />}
      {narrow && <source media={NARROW} srcSet={address('light', narrow)} />}
      <source media={DARK} srcSet={address('dark', drawing)} />
      <img src={address('light', drawing)} alt={alt} decoding="async" {...img} />
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
