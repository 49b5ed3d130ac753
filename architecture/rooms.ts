import { expect } from 'vitest'
import { importsOf, productFiles, roomOf } from './imports.ts'

/** The imports between the folders below this one are those of the table: all of them, and none else. */
export function expectRooms(folder: string, rooms: Record<string, string[]>) {
  const used = new Set(
    productFiles
      .flatMap(importsOf)
      .map(({ from, to }) => ({ from: roomOf(folder, from), to: roomOf(folder, to) }))
      .filter(({ from, to }) => from !== undefined && to !== undefined && from !== to && from !== 'testing')
      .map(({ from, to }) => `${from} -> ${to}`),
  )
  const drawn = Object.entries(rooms).flatMap(([from, goals]) => goals.map((to) => `${from} -> ${to}`))
  expect([...used].sort()).toEqual(drawn.sort())
  // Each folder is listed after those it imports, which a circle makes impossible.
  const order = Object.keys(rooms)
  const backwards = Object.entries(rooms).flatMap(([from, goals]) =>
    goals.filter((to) => order.indexOf(to) >= order.indexOf(from)).map((to) => `${from} -> ${to}`),
  )
  expect(backwards).toEqual([])
}
