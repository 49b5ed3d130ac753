import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { compress, type Encoding, ONCE } from './compression.ts'

export type Form = 'identity' | Encoding

/** Something in memory: in brotli, as nearly every browser asks for it, and in other forms once somebody did. */
export interface Formed<Ready> {
  forms: Partial<Record<Form, Ready>>
  /** The forms that are being made: whoever asks for the same waits for the same. */
  underWay: Partial<Record<Form, Promise<Ready>>>
}

/** Makes a form that is not there yet, and keeps it. */
export function addForm<Ready>(
  { forms, underWay }: Formed<Ready>,
  form: Form,
  make: () => Promise<Ready>,
): Promise<Ready> {
  underWay[form] ??= make()
    .then((ready) => {
      forms[form] = ready
      return ready
    })
    .finally(() => delete underWay[form])
  return underWay[form]
}

/** The same in another form. */
export async function fromBrotli(br: Uint8Array, form: Form): Promise<Buffer> {
  const bytes = await promisify(brotliDecompress)(br)
  return form === 'identity' ? bytes : compress(form, bytes, ONCE)
}
