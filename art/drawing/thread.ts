/** Thread has one thickness, three pixels: a motif drawn large gets stitches that are small against it. */
export function threadAt(scale: number) {
  return Number((scale > 2 ? 3 / scale : 1.5).toFixed(2))
}
