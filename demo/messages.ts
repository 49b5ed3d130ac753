import { creators } from './content/creators.ts'
import type { Installation } from './installation.ts'
import type { Schedule } from './schedule.ts'

/** To the creator whose account is printed: days ago, hour, and what was written. */
const received: [daysAgo: number, hour: number, name: string, email: string, text: string][] = [
  [6, 11, 'Tania Akter', 'tania@people.example', 'Do you deliver tehari to Uttara on Fridays? We would be ten.'],
  [3, 20, 'Rezaul Karim', 'rezaul@people.example', 'My mother made your shatkora beef and cried a little. Thank you!'],
  [1, 9, 'সুমাইয়া হক', 'sumaiya@people.example', 'পিঠার ক্লাস আবার কবে হবে? আমরা দুজন আসতে চাই।'],
  [0, 8, 'Lamia Noor', 'lamia@people.example', 'Could you cook for an office lunch of forty on the 28th?'],
]

export function planMessages({ openBrowser }: Installation, schedule: Schedule) {
  const [{ username }] = creators
  for (const [daysAgo, hour, name, email, text] of received)
    schedule.add(schedule.hourOf(daysAgo, hour), () =>
      openBrowser().send('POST', `/api/linkhub/${username}/messages`, { name, email, text }),
    )
}
