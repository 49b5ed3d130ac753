interface Style {
  overflow: [string, string]
  /** It, or something around it, is there for programs only. */
  isClipped: boolean
}

/**
 * Lists layout errors at the current width, one line each. It runs in the page, so it uses nothing outside.
 */
export function listLayoutErrors() {
  /** Names and addresses that people have made up may be longer than a column; no word of ours is. */
  const LONGEST_WORD = 24
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]'
  const COVERABLE = `${CONTROLS}, h1, h2, h3, label, p`
  /** What lies behind one of these waits until it is closed. */
  const SHEETS = 'dialog, [role="dialog"], .cover, .deal-sheet'
  const errors = new Set<string>()
  const root = document.documentElement
  // Cached, because each element is read by everything inside it and nothing changes meanwhile.
  const styles = new Map<Element, Style>()

  findSidewaysScroll()
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!isShown(element)) continue
    const lines = linesOf(element)
    if (lines.length === 0) continue
    if (lines.length > 1) findBrokenWords(element)
    findCutText(element, lines)
  }
  for (const element of document.body.querySelectorAll<HTMLElement>(COVERABLE)) findCover(element)
  scrollTo({ top: 0, behavior: 'instant' })
  return [...errors]

  function findSidewaysScroll() {
    const excess = root.scrollWidth - root.clientWidth
    if (excess > 0) errors.add(`the page scrolls sideways by ${excess} px`)
  }

  /** Whatever the language: between two letters no line ends, unless the word did not fit. */
  function findBrokenWords(element: HTMLElement) {
    for (const node of textsOf(element))
      for (const { 0: whole, index: start } of node.data.matchAll(/\S+/g)) {
        if (whole.length > LONGEST_WORD) continue
        for (const { 0: word, index } of whole.matchAll(/[\p{L}\p{M}\p{N}’']+/gu)) {
          const [first, ...others] = rectsOf(node, start + index, start + index + word.length)
          if (first && others.some((rect) => Math.abs(rect.top - first.top) > first.height / 2))
            errors.add(`${describe(element)}: the word “${word}” is broken`)
        }
      }
  }

  /** Behind the edge of something that cannot be scrolled, or of the window. */
  function findCutText(element: HTMLElement, lines: DOMRect[]) {
    if (isShortenedOnPurpose(element)) return
    for (let box: HTMLElement | null = element; box; box = box.parentElement) {
      const [overflowX, overflowY] = styleOf(box).overflow
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      // Letters are drawn well inside of the box that their font asks for.
      if (lines.some((line) => exceeds(line, edge, overflowX, overflowY)))
        return errors.add(`${describe(element)}: its text is cut off by ${describe(box)}`)
    }
    if (lines.some(({ left, right }) => left < -1 || right > root.clientWidth + 1))
      errors.add(`${describe(element)}: its text leaves the window`)
  }

  function exceeds(line: DOMRect, edge: DOMRect, overflowX: string, overflowY: string) {
    const leeway = line.height / 4
    return (
      (overflowX !== 'visible' && (line.left < edge.left - 1 || line.right > edge.right + 1)) ||
      (overflowY !== 'visible' && (line.top < edge.top - leeway || line.bottom > edge.bottom + leeway))
    )
  }

  /** An ellipsis is no error where the whole text can be had: in its title, or behind its link. */
  function isShortenedOnPurpose(element: HTMLElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && element.closest('[title], a') !== null
  }

  /** Something else lies on it where people press: in its middle, its upper or its lower fifth. */
  function findCover(element: HTMLElement) {
    if (!isShown(element) || getComputedStyle(element).pointerEvents === 'none') return
    if (listCovers(element)?.length === 0) return
    // Out of view, or under something that stays at the edge of the window.
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    for (const cover of listCovers(element) ?? []) errors.add(`${describe(element)}: ${cover}`)
  }

  /** Undefined while it is not in view as a whole. */
  function listCovers(element: HTMLElement) {
    const box = [...element.getClientRects()].find(({ width, height }) => width > 2 && height > 2)
    if (!box) return []
    const x = box.left + box.width / 2
    if (box.top < 0 || box.bottom > innerHeight || x < 0 || x > innerWidth) return undefined
    return Object.entries({ middle: 0.5, 'upper fifth': 0.1, 'lower fifth': 0.9 }).flatMap(([place, share]) => {
      const hit = document.elementFromPoint(x, box.top + box.height * share)
      return hit && !belongs(hit, element) ? [`its ${place} is covered by ${describe(hit)}`] : []
    })
  }

  function belongs(hit: Element, element: HTMLElement) {
    if (element.contains(hit) || hit.contains(element)) return true
    if (hit.closest(SHEETS)) return true
    // Text may lie under the far ends of a link that is as large as its card.
    if (!element.matches(CONTROLS) && hit.closest(CONTROLS)) return true
    const label = hit.closest('label')
    return label?.control === element || (element instanceof HTMLLabelElement && element.control === hit)
  }

  function isShown(element: HTMLElement) {
    if (element.closest('[inert], noscript, script, style, svg, datalist')) return false
    const { width, height, bottom } = element.getBoundingClientRect()
    // A way past the navigation waits above the page for the keyboard.
    if (width <= 1 || height <= 1 || bottom + scrollY <= 0) return false
    if (styleOf(element).isClipped) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function styleOf(element: Element): Style {
    const known = styles.get(element)
    if (known) return known
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    const { parentElement: box } = element
    const isClipped = clipPath === 'inset(50%)' || (box !== null && styleOf(box).isClipped)
    const style: Style = { overflow: [overflowX, overflowY], isClipped }
    styles.set(element, style)
    return style
  }

  function textsOf(element: HTMLElement) {
    return [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '') as Text[]
  }

  function linesOf(element: HTMLElement) {
    return textsOf(element).flatMap((node) => rectsOf(node, 0, node.length))
  }

  function rectsOf(node: Text, start: number, end: number) {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  }

  function describe(element: Element) {
    const name = element.id
      ? `#${element.id}`
      : [...element.classList]
          .slice(0, 2)
          .map((word) => `.${word}`)
          .join('')
    const words = (element.textContent || element.getAttribute('aria-label') || '').trim().replace(/\s+/g, ' ')
    return `<${element.localName}${name}>${words ? ` “${words.slice(0, 40)}”` : ''}`
  }
}
