/** The text about a photograph in content/pictures, whose file is named after the slug. */
export interface Photo {
  /** What it shows, for people who cannot see it. */
  alt: string
}
