/** What is made of the files in one folder of content/pictures. */
export interface Place {
  /** The shape it is cut to, and the least that fills it on an ordinary screen. */
  width: number
  height: number
  /** How wide the files are, in pixels. One for link previews has a single width and is a JPEG. */
  widths: [number, ...number[]]
  isPreview?: boolean
}

export const places = {
  team: { width: 400, height: 475, widths: [320, 480, 720, 1080] },
  covers: { width: 900, height: 600, widths: [480, 800, 1200, 1800] },
  testimonials: { width: 96, height: 96, widths: [96, 192, 288] },
  share: { width: 600, height: 315, widths: [1200], isPreview: true },
} satisfies Record<string, Place>

export type PlaceName = keyof typeof places

export const placeNames = Object.keys(places) as PlaceName[] // Object.keys forgets what it was given
