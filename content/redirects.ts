/** An address of the site that was here before, and the page that took its place. */
export interface Redirect {
  /** The path alone: `/about-us.html`. Large and small letters are the same, and so is a slash at its end. */
  from: `/${string}`
  /** A page of this site, perhaps with a `#part`, or another site: `https://shop.example.com/`. */
  to: `/${string}` | `https://${string}`
}

/** Addresses of the old site that people or search engines still know. Errors are named before the build. */
export const redirects: Redirect[] = []
