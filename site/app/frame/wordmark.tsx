import size from '../../made/motifs/wordmark.json'
import wordmarkDark from '../../made/motifs/wordmark-dark.svg?url'
import wordmarkLight from '../../made/motifs/wordmark-light.svg?url'
import { ThemedPicture } from '../ui/pictures/themed-picture.tsx'

export function Wordmark({ label }: { label: string }) {
  return (
    <ThemedPicture
      address={{ light: wordmarkLight, dark: wordmarkDark }}
      alt={label}
      {...size}
      fetchPriority="high"
    />
  )
}
