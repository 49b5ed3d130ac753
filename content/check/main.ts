import { join } from 'node:path'
import { findPictures } from '../photographs/find-pictures.ts'
import { findPictureFault } from '../photographs/inspect-picture.ts'
import { listSubjects } from '../photographs/subjects.ts'

// Run before the site is built: names every picture that cannot be used, one sentence each.
const { pictures, faults } = findPictures(join(import.meta.dirname, '../pictures'), listSubjects())
for (const picture of pictures) {
  const fault = await findPictureFault(picture)
  if (fault) faults.push(fault)
}
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''))
process.exitCode = faults.length > 0 ? 1 : 0
