const numbers = new Intl.NumberFormat('bn-BD')

/** A number in a sentence: «৪,০৯৬». */
export function writeNumber(number: number) {
  return numbers.format(number)
}
