/** What a row found out, and whether that is enough. */
export interface Figure {
  /** At most forty characters, so that the table fits a screen. */
  what: string
  /** Of the product, in the unit. */
  product: number
  unit: '/s' | 'µs' | 'ms' | 's' | 'KB' | 'MB' | 'bytes' | ''
  /** What it is held against in the same run. Then the figure is how many times that the product is. */
  reference?: { name: string; amount: number }
  /** Figures without one are there to be known. */
  bar?: Bar
  /** Sentences that explain the figure, below the table. */
  notes?: string[]
  /** Whatever else was measured with it, for the file. */
  details?: Record<string, unknown>
}

export type Bar = { atLeast: number } | { atMost: number }

/** What the bar is about: a ratio where there is something to compare with, else the amount itself. */
export function resultOf({ product, reference }: Figure) {
  return reference ? product / reference.amount : product
}

export function isMet(figure: Figure) {
  if (!figure.bar) return undefined
  const value = resultOf(figure)
  return 'atLeast' in figure.bar ? value >= figure.bar.atLeast : value <= figure.bar.atMost
}

/** As many digits as mean something: rates are whole numbers, most others have one or two after the point. */
export function writeAmount(value: number, unit: Figure['unit']) {
  const digits = unit === '/s' || unit === '' || value >= 100 ? 0 : value >= 10 ? 1 : 2
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return unit === '/s' ? `${number}/s` : `${number} ${unit}`.trimEnd()
}
