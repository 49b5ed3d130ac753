import { partOfDay } from '@nokshi/contract/write-moment.ts'
import { writeCount } from './write-count.ts'

/** The time of a clock as people say it: «সকাল ১০টা», «বিকেল ৪টা ৩০ মিনিট». */
export function writeHour(clock: string) {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const full = `${partOfDay(hour)} ${writeCount(hour % 12 || 12)}টা`
  return minute === 0 ? full : `${full} ${writeCount(minute)} মিনিট`
}
