/** «45 minutes», «2 hours», «3 days»: the largest unit that says it exactly enough. */
export function minutesInWords(minutes: number) {
  if (minutes < 90) return counted(minutes, 'minute')
  if (minutes < 36 * 60) return counted(Math.round(minutes / 60), 'hour')
  return counted(Math.round(minutes / (24 * 60)), 'day')
}

function counted(count: number, unit: 'minute' | 'hour' | 'day') {
  return new Intl.NumberFormat('en-u-nu-latn', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
