import type { MadeFile } from './made-file.ts'
import { STITCH_HEIGHT, type StitchName, stitches, stitchNames } from './stitches.ts'
import { loose, picture } from './svg.ts'

/** The seven stitches as custom properties; site/app/ui/stitches.css masks a ground with them. */
export function makeStitchTiles(): MadeFile[] {
  const lines = stitchNames.map((name) => `  --st-${name}: ${stitchAsUrl(name)};`)
  return [{ path: 'stitches.css', contents: `:root {\n${lines.join('\n')}\n}\n`, limit: 2560 }]
}

/** Under 300 bytes, so it travels inside the stylesheet. Only what a url() cannot hold is escaped. */
export function stitchAsUrl(name: StitchName) {
  const { width, d } = stitches[name]
  const tile = picture({ width, height: STITCH_HEIGHT }, loose(d, '#000', 2)).replace(/ viewBox="[^"]*"/, '')
  const escaped = tile
    .replaceAll('"', "'")
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
  return `url("data:image/svg+xml,${escaped}")`
}
