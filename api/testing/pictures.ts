import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect } from 'vitest'
import { aPicture } from './make.ts'
import type { testApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Every file in the store, wherever it lies. */
export function listFiles({ deps }: TestApp) {
  const folder = join(deps.config.dataDir, 'images')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

export function listUploads({ deps }: TestApp) {
  return deps.db.selectFrom('upload').selectAll().execute()
}

export async function download({ visitor }: TestApp, url: string | null) {
  const reply = await visitor.get(new URL(url ?? '').pathname)
  expect(reply.status).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

export async function sizeOf(app: TestApp, url: string | null) {
  const { width, height, format } = await sharp(await download(app, url)).metadata()
  return { width, height, format }
}

export function blob(bytes: Uint8Array) {
  return new Blob([new Uint8Array(bytes)])
}

export async function bytesOf(picture: Blob) {
  return Buffer.from(await picture.arrayBuffer())
}

/** A picture of a certain weight: a file may carry any amount after its end. */
export async function pictureOf(bytes: number) {
  return blob(Buffer.concat([await bytesOf(await aPicture())], bytes))
}

/** A PNG whose header promises more than its data keeps. */
export async function promisingPng(width: number, height: number, bits = 8) {
  const png = await bytesOf(await aPicture({ width: 4, height: 4 }))
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt8(bits, 24)
  // Red, green, blue and how much shows through.
  png.writeUInt8(6, 25)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return blob(png)
}
