/**
 * Copies the number of a payment method when its button is pressed, or selects it where the browser refuses.
 * Pages load it as a file of their own (hub-document.tsx), so it uses nothing outside itself.
 */
export function copyButtons() {
  const page = document
  page.addEventListener('click', (event) => {
    // What is clicked is an element.
    const target = event.target as Element
    const button = target.closest<HTMLElement>('[data-copy]')
    if (!button) return
    const { copy = '', done = '' } = button.dataset
    const select = () => {
      const number = button.parentElement?.previousElementSibling
      if (number) getSelection()?.selectAllChildren(number)
    }
    const say = () => {
      const label = button.textContent
      button.textContent = done
      setTimeout(() => {
        button.textContent = label
      }, 2e3)
    }
    if (button.textContent !== done) navigator.clipboard?.writeText(copy).then(say, select) ?? select()
  })
}
