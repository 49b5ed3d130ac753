import { join } from 'node:path'
import { listSamples } from '../list-samples.ts'
import { findPictures } from '../photographs/find-pictures.ts'
import { findPictureFault } from '../photographs/inspect-picture.ts'
import { listSubjects } from '../photographs/subjects.ts'
import { everything } from './everything.ts'
import { findFaults } from './find-faults.ts'
import { findWarnings } from './find-warnings.ts'

// `npm run content`: what is wrong with content/, what could be better, and which samples are left. With the word
// `faults` only what is wrong, as the build and `npm run check` ask for it.

async function findPictureFaults() {
  const { pictures, faults } = findPictures(join(import.meta.dirname, '../pictures'), listSubjects())
  for (const picture of pictures) {
    const fault = await findPictureFault(picture)
    if (fault) faults.push(fault)
  }
  return faults
}

function paragraph(heading: string, lines: string[]) {
  return lines.length > 0 ? `${heading}\n${lines.map((line) => `  ${line}\n`).join('')}\n` : ''
}

function report(faults: string[]) {
  const samples = listSamples().map(({ module, what }) => `content/${module}: ${what}`)
  return [
    paragraph('These must be mended before the site can be built:', faults),
    paragraph('These could be better:', faults.length > 0 ? [] : findWarnings(everything)),
    paragraph(`Samples that are left (${samples.length}):`, samples),
    faults.length > 0 ? '' : 'The content has no fault.\n',
  ].join('')
}

const faults = [...findFaults(everything), ...(await findPictureFaults())]
const isBuild = process.argv[2] === 'faults'
process.stdout.write(isBuild ? faults.map((fault) => `${fault}\n`).join('') : report(faults))
process.exitCode = faults.length > 0 ? 1 : 0
