import { join } from 'node:path'
import { findPictures } from './find-pictures.ts'
import { makePictures } from './make-pictures.ts'
import { listSubjects } from './subjects.ts'

// Runs before the site is built: makes what the site shows of content/pictures.

const folder = join(import.meta.dirname, '../pictures')
const target = join(import.meta.dirname, '../../site/made-photographs')
const { pictures } = findPictures(folder, listSubjects())
await makePictures(pictures, target)
