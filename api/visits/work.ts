import type { BackgroundWork } from '../platform/background.ts'
import type { Deps } from '../platform/deps.ts'
import { utcDay } from './owner-day.ts'
import { deleteSaltsBefore } from './queries.ts'

export function visitWork({ db, now }: Pick<Deps, 'db' | 'now'>): BackgroundWork {
  return {
    rounds: [
      {
        name: 'delete old visitor salts',
        everySeconds: 60 * 60,
        // Yesterday's stays for a process whose clock is behind.
        run: () => deleteSaltsBefore(db, utcDay(now()) - 1),
      },
    ],
  }
}
