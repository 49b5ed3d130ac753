/**
 * Plays a video in its place at the first tap. A second one leads on to its provider, as the first does without
 * scripts. Pages load it as a file (hub-document.tsx), so it uses nothing outside itself.
 */
export function playVideos() {
  document.addEventListener('click', (event) => {
    // What is clicked is an element. The frame of a video stands before its link.
    const target = event.target as Element
    const frame = target.closest('.hub-thing')?.previousElementSibling
    // These keys ask for another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(frame instanceof HTMLIFrameElement) || !frame.hidden) return
    event.preventDefault()
    frame.src = frame.dataset.src ?? ''
    frame.hidden = false
    frame.focus()
  })
}
