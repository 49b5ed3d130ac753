const counts = new Intl.NumberFormat('ar-SA-u-nu-arab')

/** No native reader has read the words of a file yet that says so. */
export const isDraft = true

/** «١٢٬٤٠٨». */
export function writeCount(count: number) {
  return counts.format(count)
}
