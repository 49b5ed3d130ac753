import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrSvgFile } from './qr-code.ts'

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
