import { useStudio } from '../platform/use-settings.ts'
import { ThemedPicture } from '../ui/pictures/themed-picture.tsx'

interface WordmarkProps {
  /** What the picture is called, for those who hear the page. */
  label: (studio: string) => string
}

export function Wordmark({ label }: WordmarkProps) {
  const { name, wordmark } = useStudio()
  return <ThemedPicture drawing="wordmark" alt={label(name)} {...wordmark} fetchPriority="high" />
}
