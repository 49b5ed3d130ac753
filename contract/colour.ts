export function mix(from: string, to: string, share: number) {
  const ends = channels(to)
  return `#${channels(from)
    .map((channel, index) => Math.round(channel + ((ends[index] ?? channel) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

export function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

export function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(hex: string) {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

/** The coloured grounds of drawings, by the roles of their colours (website/palette.ts). */
export const grounds = ['panel', 'accent', 'button', 'success', 'muted'] as const
