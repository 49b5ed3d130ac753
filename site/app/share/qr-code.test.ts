import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawQr, qrSvgFile } from './qr-code.ts'

const ADDRESSES = [
  'http://localhost:3000/hub/ada?s=qr',
  'https://nokshi.example/hub/imran-films-rivers?s=qr',
  `https://a-rather-long-name-for-a-studio.example.com.bd/hub/${'n'.repeat(30)}?s=qr`,
]

test.each(ADDRESSES)('the file for the printer leads to %s', async (address) => {
  const svg = Buffer.from(await qrSvgFile(address).arrayBuffer())
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })

  expect(info).toMatchObject({ width: 1024, height: 1024 })
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(address)
})

test.each(ADDRESSES)('what is on the screen has light on all sides: %s', (address) => {
  const { size, path } = drawQr(address)
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    end: Number(x) + Number(length),
  }))

  // A code is 17 squares wide and four more with each version.
  expect((size - 8 - 17) % 4).toBe(0)
  expect(Math.min(...starts.map(({ x }) => x))).toBe(4)
  expect(Math.max(...starts.map(({ end }) => end))).toBe(size - 4)
  expect(Math.min(...starts.map(({ y }) => y))).toBe(4)
  expect(Math.max(...starts.map(({ y }) => y))).toBe(size - 5)
})
