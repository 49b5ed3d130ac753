/** Headers of the tar format (POSIX ustar), as far as plain files with short names need them. */

export const BLOCK = 512

/** Where each field of a header lies, and how long it is. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  sum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
} as const

const MAGIC = 'ustar\u000000'

interface TarFile {
  name: string
  size: number
}

export function makeHeader({ name, size }: TarFile, modifiedAt: number) {
  const header = Buffer.alloc(BLOCK)
  const write = (field: keyof typeof fields, text: string) => header.write(text, fields[field][0], 'latin1')
  const octal = (field: keyof typeof fields, value: number) =>
    write(field, value.toString(8).padStart(fields[field][1] - 1, '0'))
  write('name', name)
  octal('mode', 0o600)
  octal('owner', 0)
  octal('group', 0)
  octal('size', size)
  octal('time', Math.floor(modifiedAt / 1000))
  write('type', '0')
  write('magic', MAGIC)
  write('sum', `${sumOf(header).toString(8).padStart(6, '0')}\0 `)
  return header
}

export function readHeader(header: Buffer): TarFile | undefined {
  const read = (field: keyof typeof fields) => {
    const [start, length] = fields[field]
    return header.toString('latin1', start, start + length)
  }
  const text = (field: keyof typeof fields) => read(field).replace(/\0.*$/s, '').trim()
  const isSound = read('magic') === MAGIC && Number.parseInt(text('sum'), 8) === sumOf(header)
  return isSound ? { name: text('name'), size: Number.parseInt(text('size'), 8) } : undefined
}

/** The sum of all bytes, with spaces where the sum itself is written. */
function sumOf(header: Buffer) {
  const [start, length] = fields.sum
  return header.reduce((sum, byte, at) => sum + (at >= start && at < start + length ? 0x20 : byte), 0)
}

/** What is missing to a full block after so many bytes. */
export function paddingAfter(size: number) {
  return (BLOCK - (size % BLOCK)) % BLOCK
}
