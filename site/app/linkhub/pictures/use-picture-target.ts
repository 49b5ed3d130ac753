import { type ClipboardEvent, type DragEvent, useState } from 'react'

export function usePictureTarget(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)

  function take(files: FileList | undefined) {
    const [file] = files ?? []
    if (file) onFile(file)
    return file !== undefined
  }

  return {
    isOver,
    props: {
      onDragOver: (event: DragEvent) => {
        // Without this the browser would open the file in place of the page.
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent) => {
        if (take(event.clipboardData.files)) event.preventDefault()
      },
    },
  }
}
