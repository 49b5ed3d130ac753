import { restore } from './backup/backup-command.ts'
import { runWithConfig } from './lifecycle/run-command.ts'

/** `npm run restore` */
runWithConfig(restore)
