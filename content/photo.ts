/** What is said about a photograph in content/pictures; the file there has the slug of its entry as its name. */
export interface Photo {
  /** What it shows, for people who cannot see it. */
  alt: string
}
