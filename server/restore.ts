import { restore } from './backup/restore-command.ts'
import { runWithConfig } from './lifecycle/run-command.ts'

/** `npm run restore` */
runWithConfig(restore)
