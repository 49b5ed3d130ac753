import { backUp } from './backup/backup-command.ts'
import { runWithConfig } from './lifecycle/run-command.ts'

/** `npm run backup` */
runWithConfig(backUp)
