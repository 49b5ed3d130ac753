export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the blob only after this task has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
