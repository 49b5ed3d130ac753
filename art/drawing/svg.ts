type Attributes = Record<string, string | number | undefined>

/** A number as short as a picture needs it: `0.50` becomes `.5`. */
export function short(value: number, digits = 1) {
  const rounded = Number(value.toFixed(digits))
  return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

export function element(name: string, attributes: Attributes, ...children: string[]) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value, 2) : value}"`)
    .join('')
  const inside = children.join('')
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`
}

export function group(attributes: Attributes, ...children: string[]) {
  return element('g', attributes, ...children)
}

/** A patch: closed and filled. */
export function patch(d: string, fill: string, more: Attributes = {}) {
  return element('path', { d, fill, ...more })
}

/** Thread through cloth: dashed, so it reads as sewn. */
export function sewn(d: string, colour: string, width: number, more: Attributes = {}) {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-dasharray': `${short(width * 2.4, 2)} ${short(width * 1.9, 2)}`,
    'stroke-linecap': 'round',
    ...more,
  })
}

/** Thread on top of cloth: solid, so it reads as loose. */
export function loose(d: string, colour: string, width: number, more: Attributes = {}) {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...more,
  })
}

export function disc(x: number, y: number, r: number, fill: string) {
  return element('circle', { cx: x || undefined, cy: y || undefined, r, fill })
}

export interface Frame {
  width: number
  height: number
}

/** A picture as a file of its own. It says its size, so the page keeps the room while it loads. */
export function picture({ width, height }: Frame, ...children: string[]) {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  )
}

export function ground({ width, height }: Frame, colour: string) {
  return element('path', { fill: colour, d: `M0 0h${width}v${height}H0z` })
}
