const counts = new Intl.NumberFormat('en-GB')

/** A count as people read it, in a sentence or a table: «12,408». */
export function writeCount(count: number) {
  return counts.format(count)
}
