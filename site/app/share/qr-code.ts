import { pathOf, squaresOf } from '../ui/qr-picture.tsx'

const INK = '#000000'
const PAPER = '#ffffff'
const PNG_WIDTH = 1024

export function qrSvgFile(address: string) {
  const rows = squaresOf(address)
  const size = rows.length
  const frame = `viewBox="0 0 ${size} ${size}" width="${PNG_WIDTH}" height="${PNG_WIDTH}"`
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${frame} shape-rendering="crispEdges">`,
    `<path fill="${PAPER}" d="M0 0h${size}v${size}H0z"/><path fill="${INK}" d="${pathOf(rows)}"/></svg>\n`,
  ]
  return new Blob(parts, { type: 'image/svg+xml' })
}

/** Every square is a whole number of pixels; what is left over widens the light around it. */
export async function qrPngFile(address: string) {
  const rows = squaresOf(address)
  const square = Math.floor(PNG_WIDTH / rows.length)
  const edge = Math.floor((PNG_WIDTH - square * rows.length) / 2)
  const canvas = document.createElement('canvas')
  canvas.width = PNG_WIDTH
  canvas.height = PNG_WIDTH
  const brush = canvas.getContext('2d')
  if (!brush) return null
  brush.fillStyle = PAPER
  brush.fillRect(0, 0, PNG_WIDTH, PNG_WIDTH)
  brush.fillStyle = INK
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) brush.fillRect(edge + x * square, edge + y * square, square, square)
    })
  })
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
}
