import { join } from 'node:path'
import { findPictures } from './find-pictures.ts'
import { makePictures } from './make-pictures.ts'
import { listSubjects } from './subjects.ts'

// Run before the site is built, after content/check has found no error: makes what the site shows of content/pictures.

const folder = join(import.meta.dirname, '../pictures')
const target = join(import.meta.dirname, '../../site/made-photographs')
const { pictures } = findPictures(folder, listSubjects())
await makePictures(pictures, target)
