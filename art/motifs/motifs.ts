import type { Cloth } from '../drawing/palette.ts'
import { mapPath, type Placement, placeAttribute, placePoint } from '../drawing/path.ts'
import { element, group } from '../drawing/svg.ts'
import { type BoatColours, boatOutline, drawBoat } from './motif-boat.ts'
import { drawLeaf, type LeafColours, leafOutline } from './motif-leaf.ts'
import { drawLotus, type LotusColours, lotusOutline, lotusRing } from './motif-lotus.ts'
import { drawWheel, type WheelColours, wheelOutline } from './motif-wheel.ts'

export type MotifName = 'lotus' | 'boat' | 'wheel' | 'leaf'

/** Which way round a motif wears the colours of its cloth. */
export type Dress = 'first' | 'second' | 'third'

export interface Applique extends Placement {
  motif: MotifName
  dress?: Dress
}

/** From this size on a lotus has all its rings. */
const RICH_LOTUS = 2.2

export function outlineOf(applique: Applique) {
  return mapPath(shapeOf(applique), placePoint(applique))
}

function shapeOf({ motif, scale }: Applique) {
  if (motif === 'lotus') return lotusOutline(scale >= RICH_LOTUS)
  return { boat: boatOutline, wheel: wheelOutline, leaf: leafOutline }[motif]
}

/** All motifs of a picture. What is drawn twice is written once. */
export function sewOnAll(appliques: Applique[], cloth: Cloth) {
  const drawings = appliques.map((applique) => drawMotif(applique, cloth))
  const repeated = [...new Set(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index))]
  const ring = appliques.some(({ motif }) => motif === 'lotus') ? lotusRing : ''
  const defs = ring + repeated.map((drawing, index) => group({ id: `m${index}` }, drawing)).join('')
  const placed = appliques.map((applique, index) => {
    const drawing = drawings[index] ?? ''
    const known = repeated.indexOf(drawing)
    const transform = placeAttribute(applique)
    return known < 0 ? group({ transform }, drawing) : element('use', { href: `#m${known}`, transform })
  })
  return (defs && element('defs', {}, defs)) + placed.join('')
}

function drawMotif({ motif, scale, dress = 'first' }: Applique, cloth: Cloth) {
  if (motif === 'lotus') return drawLotus(lotusColours(cloth, dress, scale >= RICH_LOTUS), scale)
  if (motif === 'boat') return drawBoat(boatColours(cloth, dress), scale)
  if (motif === 'wheel') return drawWheel(wheelColours(cloth, dress), scale)
  return drawLeaf(leafColours(cloth, dress), scale)
}

function lotusColours(
  { ground, main, gold, leaf, milk }: Cloth,
  dress: Dress,
  isRich: boolean,
): LotusColours {
  const worn = {
    first: { petals: main, inner: gold, back: leaf, crown: milk, stitch: milk, innerStitch: main },
    second: { petals: gold, inner: main, back: leaf, crown: milk, stitch: milk, innerStitch: milk },
    third: { petals: milk, inner: gold, back: main, crown: main, stitch: main, innerStitch: main },
  }[dress]
  const { back, crown, ...small } = worn
  return { ...small, heart: ground, ...(isRich && { back, crown }) }
}

function boatColours({ ground, main, gold, leaf, milk }: Cloth, dress: Dress): BoatColours {
  const sail = { first: gold, second: leaf, third: main }[dress]
  return {
    hull: milk,
    hullStitch: ground,
    hullBand: gold,
    sail,
    sailBand: dress === 'first' ? main : gold,
    sailStitch: dress === 'third' ? milk : ground,
    mast: milk,
    shelter: dress === 'third' ? gold : main,
    shelterStitch: milk,
    wave: main,
  }
}

function wheelColours({ ground, main, gold, leaf, milk }: Cloth, dress: Dress): WheelColours {
  return {
    first: { rim: gold, rimStitch: ground, spokes: milk, hub: main, axle: gold },
    second: { rim: milk, rimStitch: main, spokes: gold, hub: main, axle: milk },
    third: { rim: leaf, rimStitch: milk, spokes: gold, hub: main, axle: milk },
  }[dress]
}

function leafColours({ ground, main, gold, leaf, milk }: Cloth, dress: Dress): LeafColours {
  return {
    first: { blade: leaf, vein: gold, stitch: milk },
    second: { blade: gold, vein: main, stitch: ground },
    third: { blade: milk, vein: main, stitch: ground },
  }[dress]
}
