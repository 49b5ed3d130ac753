import { randomBytes, randomInt } from 'node:crypto'
import { planEnquiries } from './answer-enquiries.ts'
import { planPastDeals } from './close-past-deals.ts'
import { hireStaff } from './hire-staff.ts'
import { openInstallation } from './installation.ts'
import { DAY } from './moments.ts'
import { openPages } from './open-pages.ts'
import { planVisits } from './receive-visits.ts'
import { createTimetable } from './timetable.ts'
import { planSiteVisits } from './visit-site.ts'

/** Fills an empty folder with a studio and its creators, as they stand at this moment. Returns the password of them all. */
export async function makeDemo(dataDir: string) {
  const present = Date.now()
  const setupCode = randomBytes(16).toString('hex')
  const password = choosePassword()
  const installation = await openInstallation(dataDir, setupCode)
  const timetable = createTimetable(installation.clock)

  installation.clock.now = present - 366 * DAY
  const colleagues = await hireStaff(installation, setupCode, password)
  const pages = await openPages(installation, password)
  planVisits(installation, timetable, present, pages)
  planSiteVisits(installation, timetable, present)
  planPastDeals(timetable, present, colleagues)
  planEnquiries(installation, timetable, present, colleagues)
  await timetable.run()

  installation.clock.now = present
  await installation.runJobs()
  await installation.close()
  return password
}

/** Another one for each data set, because the demo may be open to a network; long enough for staff, and easy to type. */
function choosePassword() {
  const words = ['kantha', 'needle', 'indigo', 'lotus', 'river', 'madder', 'thread', 'ferry']
  const chosen = Array.from({ length: 3 }, () => words[randomInt(words.length)])
  return `${chosen.join('-')}-${randomInt(100_000, 1_000_000)}`
}
