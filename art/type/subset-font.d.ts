/** The part of subset-font the workshop uses; the package ships no types of its own. */
declare module 'subset-font' {
  interface Axis {
    min: number
    max: number
    default?: number
  }

  interface Options {
    targetFormat?: 'sfnt' | 'woff2'
    variationAxes?: Record<string, number | Axis>
    keepFeatures?: string[]
    keepAllGlyphs?: boolean
    noHinting?: boolean
  }

  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
  export = subsetFont
}
