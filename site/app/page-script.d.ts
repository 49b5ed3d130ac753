/** The text of the one function in a file: see page-script.ts beside vite.config.ts. */
declare module '*?script' {
  const text: string
  export default text
}

/** The text of a file and of all that it imports, as one script. */
declare module '*?bundle' {
  const text: string
  export default text
}
