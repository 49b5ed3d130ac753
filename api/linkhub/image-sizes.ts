/** What the pages show: a round portrait, and a banner behind it. Twice the size is there for screens that can show it. */
export const imageKinds = {
  profile: { aspect: 1, widths: [96, 192, 384] },
  banner: { aspect: 8 / 3, widths: [640, 1280] },
} as const

export type ImageKind = keyof typeof imageKinds

const allWidths = Object.values(imageKinds).flatMap((kind) => [...kind.widths])

export function imageFileName(key: string, width: number) {
  return `${key}-${width}.webp`
}

/** Every file that can exist for a key, whichever kind of picture it is. */
export function listImageFileNames(key: string) {
  return allWidths.map((width) => imageFileName(key, width))
}

const FILE_NAME = new RegExp(`^[0-9a-f]{32}-(?:${allWidths.join('|')})\\.webp$`)

export function isImageFileName(name: string) {
  return FILE_NAME.test(name)
}
