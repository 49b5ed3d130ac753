import { backUp } from './backup/backup-command.ts'
import { tidyUpOnSignals } from './backup/tidy-up.ts'
import { runWithConfig } from './lifecycle/run-command.ts'

/** `npm run backup` */
tidyUpOnSignals()
runWithConfig(backUp)
