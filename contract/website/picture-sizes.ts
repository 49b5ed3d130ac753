/** The sizes of a picture of the website, in its own shape. One that is smaller is not enlarged. */
export const contentPicture = { aspect: undefined, widths: [320, 640, 1280, 1920], widest: 1920 } as const

/** The address of one of its files. */
export function contentPictureAddress(id: string, width: (typeof contentPicture.widths)[number]) {
  return `/images/${id}-${width}.webp`
}
