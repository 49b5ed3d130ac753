import sharp from 'sharp'
import { dye } from '../drawing/palette.ts'
import { element, ground, group, picture } from '../drawing/svg.ts'
import type { MadeFile } from '../made-file.ts'
import { drawLogoMark } from './logo.ts'

const colours = { ink: dye.milk, needle: dye.marigold }

/** The mark on indigo cloth. `room` is the share of the side the mark may fill. */
function drawTile(room: number, { isTiny = false, isRound = true } = {}) {
  const side = 80
  const inset = (side * (1 - room)) / 2
  const cloth = isRound
    ? element('rect', { width: side, height: side, rx: 14, fill: dye.indigo })
    : ground({ width: side, height: side }, dye.indigo)
  return picture(
    { width: side, height: side },
    cloth,
    group({ transform: `translate(${inset} ${inset}) scale(${room})` }, drawLogoMark(colours, { isTiny })),
  )
}

/** Red needle on light tabs, the dark theme's needle on dark ones. */
function drawFavicon() {
  const style = `.i{stroke:${dye.indigo}}.n{fill:${dye.madder}}@media(prefers-color-scheme:dark){.i{stroke:${dye.milk}}.n{fill:${dye.needleDark}}}`
  const mark = drawLogoMark({ ink: 'none', needle: 'none' }, { isTiny: true })
    .replace('stroke="none"', 'class="i"')
    .replace(/fill="none" fill-rule/, 'class="n" fill-rule')
  return picture({ width: 80, height: 80 }, element('style', {}, style), mark)
}

export async function makeIcons(): Promise<MadeFile[]> {
  const png = (svg: string, side: number) =>
    sharp(Buffer.from(svg), { density: 72 * (side / 80) })
      .resize(side, side)
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
  const tile = drawTile(0.68)
  const square = drawTile(0.66, { isRound: false })
  // Android may cut a maskable icon to a circle of 80 % of the side.
  const maskable = drawTile(0.5, { isRound: false })
  return [
    { path: 'icons/favicon.svg', contents: drawFavicon(), limit: 1024 },
    { path: 'icons/favicon-32.png', contents: await png(drawTile(0.78, { isTiny: true }), 32), limit: 2048 },
    { path: 'icons/apple-touch-icon.png', contents: await png(square, 180), limit: 8192 },
    { path: 'icons/icon-192.png', contents: await png(tile, 192), limit: 8192 },
    { path: 'icons/icon-512.png', contents: await png(tile, 512), limit: 16384 },
    { path: 'icons/icon-maskable-512.png', contents: await png(maskable, 512), limit: 16384 },
  ]
}
