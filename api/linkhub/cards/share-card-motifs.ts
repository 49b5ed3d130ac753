import type { Gradient } from '@nokshi/contract/linkhub.ts'
import type { BrandColours } from '@nokshi/contract/website/site-content.ts'

export interface Motif {
  outline: string
  inside: string
}

const stitches = 'fill="none" stroke-width="1.3" stroke-linecap="round" stroke-dasharray="3 2.6"'

const turns = [0, 45, 90, 135, 180, 225, 270, 315]
const PETAL = 'M48 48C29 35 40 16 48 2C56 16 67 35 48 48Z'

function petals(scale: number, offset: number, more: string) {
  return turns
    .map(
      (turn) =>
        `<path d="${PETAL}" transform="rotate(${turn + offset} 48 48) translate(48 48) scale(${scale}) translate(-48 -48)" ${more}/>`,
    )
    .join('')
}

const lotus = ({ light: { accent, paper, ink } }: BrandColours): Motif => ({
  outline: petals(1, 0, ''),
  inside: [
    petals(1, 0, `fill="${accent}"`),
    ...turns.map(
      (turn) =>
        `<path d="M48 10V24" transform="rotate(${turn} 48 48)" stroke="${paper}" stroke-dashoffset="1" ${stitches}/>`,
    ),
    petals(0.52, 22.5, `fill="${paper}"`),
    `<circle cx="48" cy="48" r="9" fill="${ink}"/><circle cx="48" cy="48" r="5.4" stroke="${paper}" ${stitches}/>`,
  ].join(''),
})

const HULL = 'M1 44C6 60 20 66 46 66C72 66 88 56 95 32C97 64 78 85 46 85C18 85 1 72 1 44Z'
const SAIL = 'M50 6C67 12 76 30 71 52L44 55C53 38 54 22 50 6Z'

const boat = ({ button, light: { paper, panel }, dark }: BrandColours): Motif => ({
  outline: `<path d="${HULL}"/><path d="${SAIL}"/>`,
  inside: [
    `<path d="${SAIL}" fill="${button}"/>`,
    `<path d="M56 17C64 24 67 37 64.5 48M52 50C58 39 59 28 57 20" stroke="${panel}" ${stitches}/>`,
    `<path d="M49 6L41 68" stroke="${paper}" stroke-width="2.5" stroke-linecap="round"/>`,
    `<path d="M16 66C16 51 37 50 40 66Z" fill="${dark.accent}"/>`,
    `<path d="M21 65C22 57 33 57 35 65M28 57V65" fill="none" stroke="${paper}" stroke-width="1.3"/>`,
    `<path d="${HULL}" fill="${paper}"/>`,
    `<path d="M8 66C22 79 72 80 88 58" stroke="${panel}" ${stitches}/>`,
  ].join(''),
})

const BLADE = 'M44 92C10 74 8 36 58 4C92 38 84 80 44 92Z'

const leaf = ({ button, light: { accent, paper } }: BrandColours): Motif => ({
  outline: `<path d="${BLADE}"/>`,
  inside: [
    `<path d="${BLADE}" fill="${accent}"/>`,
    `<path d="M42 97C44 66 48 34 57 14" fill="none" stroke="${button}" stroke-width="2.5" stroke-linecap="round"/>`,
    `<path d="M45 74C36 70 30 64 26 55M45 74C56 70 64 62 70 52M47 55C40 51 35 46 33 38M47 55C56 51 63 44 67 34M51 37C47 34 44 31 43 26M51 37C56 34 60 30 62 24" stroke="${paper}" ${stitches}/>`,
  ].join(''),
})

export const motifs: Record<Gradient, (colours: BrandColours) => Motif> = { sunrise: lotus, ocean: boat, dusk: leaf }
