import { pictureField } from '@nokshi/content/linkhub.ts'
import { IMAGE_BYTES_MAX, type PictureKind, pictureAt, pictureKinds } from '@nokshi/contract/linkhub.ts'

export interface ChosenPicture {
  file: File
  /** A `data:` address, the only kind of own picture that the page's policy lets it show. */
  address: string
}

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

class PictureRefusal extends Error {
  readonly sentence: string

  constructor(sentence: string) {
    super(sentence)
    this.sentence = sentence
    this.name = 'PictureRefusal'
  }
}

const { notAPicture, unreadable, tooLarge } = pictureField.refusals

/** Twice what any page shows: more would only make a slow connection slower. */
const SIDE_MAX = 2000

/** What the server takes as it is. Other pictures are converted first. */
const understood = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']

export async function openPicture(file: File): Promise<ChosenPicture> {
  if (file.type !== '' && !file.type.startsWith('image/')) throw new PictureRefusal(notAPicture)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureRefusal(file.type === '' ? notAPicture : unreadable)
  })
  const { width, height } = bitmap
  const small = await draw(bitmap, { x: 0, y: 0, width, height }, SIDE_MAX)
  bitmap.close()

  const isFine = understood.includes(file.type) && file.size <= IMAGE_BYTES_MAX && Math.max(width, height) <= SIDE_MAX
  return { file: isFine ? file : small, address: await readAddress(small) }
}

/** More than the server keeps: what it makes smaller once more is as sharp as it can be. */
const SPARE = 1.25

export async function cropPicture(address: string, area: Area, kind: PictureKind): Promise<ChosenPicture> {
  const file = await draw(await loadImage(address), area, pictureKinds[kind].widest * SPARE)
  return { file, address: await readAddress(file) }
}

async function loadImage(address: string) {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

async function draw(source: CanvasImageSource, area: Area, sideMax: number) {
  const scale = Math.min(1, sideMax / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new PictureRefusal(unreadable)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)

  const blob = (await encode(canvas, 'image/webp')) ?? (await encodeOnWhite(canvas, pen))
  if (blob.size > IMAGE_BYTES_MAX) throw new PictureRefusal(tooLarge)
  return new File([blob], `picture.${blob.type.replace('image/', '')}`, { type: blob.type })
}

/** For browsers that cannot write WebP: JPEG is as small, but what was transparent would turn black. */
async function encodeOnWhite(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D) {
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const blob = await encode(canvas, 'image/jpeg')
  if (!blob) throw new PictureRefusal(tooLarge)
  return blob
}

/** Undefined when the browser cannot write this type; it would write PNG instead. */
function encode(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob | undefined>((resolve) =>
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, 0.86),
  )
}

function readAddress(file: Blob) {
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new PictureRefusal(unreadable))
    reader.readAsDataURL(file)
  })
}

/** As large as the server has it. Undefined when it cannot be had: then its removal cannot be undone. */
export async function fetchPicture(kind: PictureKind, address: string) {
  try {
    // While the page is off the web, only its owner gets to see it.
    const init = { credentials: 'include' } as const
    const response = await fetch(pictureAt(address, pictureKinds[kind].widest), init)
    return response.ok ? await response.blob() : undefined
  } catch {
    return undefined
  }
}
