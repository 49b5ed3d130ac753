/** Saves a text that was made on this device as a file. */
export function downloadText(text: string, name: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const way = document.createElement('a')
  way.href = address
  way.download = name
  way.click()
  // The browser has taken the file once the click is through.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
