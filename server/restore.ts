import { restore } from './backup/restore-command.ts'
import { tidyUpOnSignals } from './backup/tidy-up.ts'
import { runWithConfig } from './lifecycle/run-command.ts'

/** `npm run restore` */
tidyUpOnSignals()
runWithConfig(restore)
