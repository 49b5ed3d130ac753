/** The first letter as people see it: a Bangla one with its signs, an emoji with all its parts. */
export function initialOf(name: string) {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toUpperCase() ?? '@'
}
