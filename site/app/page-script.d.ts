/** The text of the one function in a file: see page-script.ts beside vite.config.ts. */
declare module '*?script' {
  const text: string
  export default text
}
