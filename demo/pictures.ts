import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleContent } from '@nokshi/content/samples/sample-content.ts'
import { type Ground, paint, variablesOf } from '@nokshi/contract/website/palette.ts'
import sharp, { type Sharp } from 'sharp'

const { colours } = sampleContent.en

/** A drawing of demo/pictures in the brand's colours, as it would be uploaded. */
export function drawPicture(name: string, ground: Ground) {
  return toUpload(open(name, ground))
}

/** Square, and as large as a phone takes it. */
export function drawPortrait(name: string, ground: Ground) {
  return toUpload(open(name, ground, 360).resize(800, 800, { position: 'top' }))
}

function open(name: string, ground: Ground, density = 72) {
  const svg = readFileSync(join(import.meta.dirname, `pictures/${name}.svg`), 'utf8')
  return sharp(Buffer.from(paint(svg, variablesOf(colours, 'light', ground))), { density })
}

async function toUpload(image: Sharp) {
  const bytes = await image.jpeg({ quality: 85 }).toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
