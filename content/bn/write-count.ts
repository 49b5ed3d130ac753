const counts = new Intl.NumberFormat('bn-BD')

/** A count as people read it, in a sentence or a table: «১২,৪০৮». */
export function writeCount(count: number) {
  return counts.format(count)
}
