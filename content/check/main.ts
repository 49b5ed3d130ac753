import { join } from 'node:path'
import { listSamples } from '../list-samples.ts'
import { findPictures } from '../photographs/find-pictures.ts'
import { findPictureError } from '../photographs/inspect-picture.ts'
import { listSubjects } from '../photographs/subjects.ts'
import { everything } from './everything.ts'
import { findErrors } from './find-errors.ts'
import { findWarnings } from './find-warnings.ts'

// `npm run content`: what is wrong with content/, what could be better, and which samples are left. With the
// word `errors` only what is wrong, for the build and `npm run check`.

async function findPictureErrors() {
  const { pictures, errors } = findPictures(join(import.meta.dirname, '../pictures'), listSubjects())
  for (const picture of pictures) {
    const error = await findPictureError(picture)
    if (error) errors.push(error)
  }
  return errors
}

function paragraph(heading: string, lines: string[]) {
  return lines.length > 0 ? `${heading}\n${lines.map((line) => `  ${line}\n`).join('')}\n` : ''
}

function report(errors: string[]) {
  const samples = listSamples().map(({ module, what }) => `content/${module}: ${what}`)
  return [
    paragraph('These must be mended before the site can be built:', errors),
    paragraph('These could be better:', errors.length > 0 ? [] : findWarnings(everything)),
    paragraph(`Samples that are left (${samples.length}):`, samples),
    errors.length > 0 ? '' : 'The content has no fault.\n',
  ].join('')
}

const errors = [...findErrors(everything), ...(await findPictureErrors())]
const isBuild = process.argv[2] === 'faults'
process.stdout.write(isBuild ? errors.map((error) => `${error}\n`).join('') : report(errors))
process.exitCode = errors.length > 0 ? 1 : 0
