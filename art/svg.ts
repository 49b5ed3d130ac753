export interface Frame {
  width: number
  height: number
}

/** A picture as a file of its own. It says its size, so that the page keeps the room while it loads. */
export function picture({ width, height }: Frame, ...children: string[]) {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${children.join('')}</svg>`
}

export function shift(x: number, y: number, ...children: string[]) {
  return `<g transform="translate(${round(x)} ${round(y)})">${children.join('')}</g>`
}

/** Lays an SVG file into a box of another picture. */
export function nest(svg: string, { x, y, width, height }: Frame & { x: number; y: number }, fit: string) {
  const inside = svg.replace(/<svg\b[^>]*>/, (opening) =>
    opening.replace(/\s(?:x|y|width|height|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')/g, ''),
  )
  const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
  return inside.replace('<svg', `<svg ${box} preserveAspectRatio="${fit}"`)
}

function round(value: number) {
  return Number(value.toFixed(2))
}
