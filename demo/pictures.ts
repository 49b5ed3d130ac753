import sharp, { type Sharp } from 'sharp'
import { echoRows } from '../art/drawing/echo-rows.ts'
import { grounds } from '../art/drawing/palette.ts'
import { ground, patch, picture } from '../art/drawing/svg.ts'
import { type Applique, outlineOf, sewOnAll } from '../art/motifs/motifs.ts'
import { drawPortrait } from '../art/portraits/portrait.ts'
import { write } from '../art/type/lettering.ts'
import type { Typefaces } from '../art/type/typefaces.ts'
import type { DemoCreator } from './words/creators.ts'
import type { Patch } from './words/page-blocks.ts'

/** The two pictures that a creator uploads: drawn like those of the site, and as large as a phone takes them. */
export async function drawPictures(typefaces: Typefaces, creator: DemoCreator) {
  const portrait = drawPortrait(creator.sitter, grounds[creator.banner.ground])
  return {
    profileImage: await toUpload(
      sharp(Buffer.from(portrait), { density: 360 }).resize(800, 800, { position: 'top' }),
    ),
    bannerImage: await toUpload(sharp(Buffer.from(drawBanner(typefaces, creator)))),
  }
}

const PATCH = { width: 600, height: 600 }

/** What stands beside a link or for something in the shop. */
export async function drawPatch([motif, name]: Patch) {
  const cloth = grounds[name]
  const applique: Applique = { motif, x: 300, y: 300, scale: 5 }
  const drawn = picture(
    PATCH,
    ground(PATCH, cloth.ground),
    echoRows([outlineOf(applique)], PATCH, { step: 24, colour: cloth.row, thread: 2.4 }),
    sewOnAll([applique], cloth),
  )
  return toUpload(sharp(Buffer.from(drawn)))
}

const BANNER = { width: 1600, height: 600 }

/** One motif with its rows, and a word in the creator's own script. */
function drawBanner(typefaces: Typefaces, { banner, language }: DemoCreator) {
  const cloth = grounds[banner.ground]
  const applique: Applique = { motif: banner.motif, x: 1240, y: 300, scale: 5.4 }
  const { d, width } = write(typefaces, banner.word, { size: 170, weight: 'display', lang: language })
  return picture(
    BANNER,
    ground(BANNER, cloth.ground),
    echoRows([outlineOf(applique)], BANNER, { step: 24, colour: cloth.row, thread: 2.4 }),
    sewOnAll([applique], cloth),
    patch(d, cloth.milk, { transform: `translate(${Math.max(80, Math.round(520 - width / 2))} 250)` }),
  )
}

async function toUpload(image: Sharp) {
  const bytes = await image.jpeg({ quality: 85 }).toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
