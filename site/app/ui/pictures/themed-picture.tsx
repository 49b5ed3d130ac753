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

/** One drawing per theme. An <img> cannot use the page's colours, so there are two files. */
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

/** As large as its place: the size of the drawing does not count. */
export function Quilt({ className, ...picture }: Omit<ThemedPictureProps, 'width' | 'height'>) {
  return (
    <div className={`${className} quilt`}>
      <ThemedPicture width={640} height={900} {...picture} />
    </div>
  )
}
