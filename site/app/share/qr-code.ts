import encodeQR from 'qr'

/** Scanners need light around the code: four squares of it on each side (ISO/IEC 18004). */
const QUIET = 4
/** Dark on light in every theme: many scanners do not read the reverse. */
const INK = '#000000'
const PAPER = '#ffffff'
const PNG_WIDTH = 1024

interface QrDrawing {
  size: number
  path: string
}

/** Error correction level Q: readable with a quarter of it damaged. */
function squaresOf(address: string) {
  return encodeQR(address, 'raw', { ecc: 'quartile', border: QUIET })
}

export function drawQr(address: string): QrDrawing {
  const rows = squaresOf(address)
  const path = rows.flatMap((row, y) => darkRuns(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`))
  return { size: rows.length, path: path.join('') }
}

function darkRuns(row: boolean[]) {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return []
    const after = row.indexOf(false, x)
    return { x, length: (after === -1 ? row.length : after) - x }
  })
}

export function qrSvgFile(address: string) {
  const { size, path } = drawQr(address)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${PNG_WIDTH}" height="${PNG_WIDTH}" shape-rendering="crispEdges"><path fill="${PAPER}" d="M0 0h${size}v${size}H0z"/><path fill="${INK}" d="${path}"/></svg>\n`
  return new Blob([svg], { type: 'image/svg+xml' })
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
    for (const { x, length } of darkRuns(row)) {
      brush.fillRect(edge + x * square, edge + y * square, length * square, square)
    }
  })
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
}
