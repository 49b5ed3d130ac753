import { randomBytes, randomInt } from 'node:crypto'
import { planEnquiries } from './enquiries.ts'
import { openInstallation } from './installation.ts'
import { planMessages } from './messages.ts'
import { planNews } from './news.ts'
import { makePages } from './pages.ts'
import { planPastDeals } from './past-deals.ts'
import { createSchedule, DAY } from './schedule.ts'
import { planSiteVisits } from './site-visits.ts'
import { addStaff } from './staff.ts'
import { planVisits } from './visits.ts'

/** Fills an empty folder with the data of a studio and its creators. Returns the password of all accounts. */
export async function makeDemo(dataDir: string) {
  const present = Date.now()
  const setupCode = randomBytes(16).toString('hex')
  const password = choosePassword()
  const installation = await openInstallation(dataDir, setupCode)
  const schedule = createSchedule(installation.clock, present)

  installation.clock.now = present - 366 * DAY
  const staff = await addStaff(installation, setupCode, password)
  const pages = await makePages(installation, password)
  planVisits(installation, schedule, pages)
  planMessages(installation, schedule)
  planNews(installation, schedule)
  planSiteVisits(installation, schedule)
  planPastDeals(schedule, staff)
  planEnquiries(installation, schedule, staff)
  await schedule.run()

  installation.clock.now = present
  await installation.runJobs()
  await installation.close()
  return password
}

/** Another one for each data set, because the demo may be open to a network; easy to type. */
function choosePassword() {
  const labels = ['kantha', 'needle', 'indigo', 'lotus', 'river', 'madder', 'thread', 'ferry']
  const chosen = Array.from({ length: 3 }, () => labels[randomInt(labels.length)])
  return `${chosen.join('-')}-${randomInt(100_000, 1_000_000)}`
}
