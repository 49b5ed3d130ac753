import { STITCH_HEIGHT, stitches, stitchNames } from './drawing/stitches.ts'
import { loose, picture } from './drawing/svg.ts'
import type { MadeFile } from './made-file.ts'

/** The stitches as tiles; site/app/ui/pictures/stitches.css masks a ground with them. Running ones it draws by itself. */
export function makeStitchTiles(): MadeFile[] {
  const masks = stitchNames.filter((name) => name !== 'running')
  return masks.map((name) => {
    const { width, d } = stitches[name]
    const tile = picture({ width, height: STITCH_HEIGHT }, loose(d, '#000', 2))
    // Without a view box a tile can be stretched, as it must be to end a row with a whole stitch.
    return { path: `stitches/${name}.svg`, contents: tile.replace(/ viewBox="[^"]*"/, ''), limit: 300 }
  })
}
