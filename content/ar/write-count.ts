import * as arabic from '@nokshi/contract/sentences/ar/write-counted.ts'
import type * as english from '../write-count.ts'

/** No native reader has read the words of a file yet that says so. */
export const isDraft = true

/** «١٢٬٤٠٨». */
export const writeCount: typeof english.writeCount = arabic.writeCount
