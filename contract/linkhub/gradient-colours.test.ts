import { describe, expect, test } from 'vitest'
import { contrast, mix } from '../colour.ts'
import { colours, gradients } from '../linkhub.ts'
import { hubLook, lowestContrast, sampleGradient } from './gradient-colours.ts'

describe.each(gradients)('a page in %s', (gradient) => {
  test.each(colours.map((colour) => colour.hex))('keeps its words readable with a badge in %s', (hex) => {
    const look = hubLook(gradient, hex)

    expect(lowestContrast([...sampleGradient(look.stops), look.band], look.ink)).toBeGreaterThanOrEqual(4.5)
    const patterned = [...sampleGradient(look.stops), look.band].map((ground) => mix(ground, hex, look.pattern))
    expect(lowestContrast(patterned, look.ink)).toBeGreaterThanOrEqual(4.5)
    const pictured = ['#000000', '#ffffff'].map((pixel) => mix(pixel, look.band, look.scrim))
    expect(lowestContrast(pictured, look.ink)).toBeGreaterThanOrEqual(4.5)
    expect(look.scrim).toBeLessThan(0.9)
    expect(contrast(look.label, look.labelInk)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(look.badge, look.badgeInk)).toBeGreaterThanOrEqual(4.5)
  })
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('the contrast of %s and %s is %d, as the WCAG count it', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
})
